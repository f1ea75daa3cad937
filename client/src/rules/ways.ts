/** Addresses within the rules; each keeps the table that the reader comes from. */
import { rulesAddress } from '../state/route';
import { tableId } from './atTable';

export const addressOf = (place: { topic?: string; clause?: string } = {}) => rulesAddress({ ...place, table: tableId() });

/** Pages of the rules that are no topics. */
export const GLANCE = 'at-a-glance';
