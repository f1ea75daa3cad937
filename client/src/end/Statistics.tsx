/** Numbers of the game so far, from what everybody has heard. */
import { seats, table } from '../state/store';
import { Counting } from './Counting';
import { DiceChart } from './DiceChart';
import { Cards } from './Scores';

export function Statistics() {
  return (
    <div class="statistics" tabIndex={0}>
      <DiceChart />
      <Cards seats={seats.value.length} />
      {table.value?.stage === 'playing' && <Counting />}
    </div>
  );
}
