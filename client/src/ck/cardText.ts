/** What progress cards do at this table, in the reader's words. */
import { t } from '../i18n/bundle';
import { slug } from '../i18n/names';
import { table } from '../state/store';

/** What a Merchant Fleet trades: every kind, or one that is named. */
export const fleetScope = (): string => String(table.value?.options.ck_fleet_scope ?? 'any_kind');

export const progressText = (card: string): string => t(`card-${slug(card)}-text`, { fleet: fleetScope() });
