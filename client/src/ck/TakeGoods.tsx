/** The Master Merchant's choice out of a hand that lies open to him. */
import { t } from '../i18n/bundle';
import { goodsNotation } from '../i18n/names';
import { legal, play } from '../state/store';
import { PickGoods } from '../table/PickGoods';

export function TakeGoods() {
  const bundles = legal.value.filter((one) => one.kind === 'take goods').flatMap((one) => (one.goods ? [one.goods] : []));
  if (!bundles.length) return null;
  return <PickGoods title={t('act-take-goods')} bundles={bundles} act="take goods" onTake={(goods) => play(`take goods ${goodsNotation(goods)}`)} />;
}
