/** Colours and shapes of the players. The shape tells the same as the colour. */
import type { Colour } from '../net/types';

export interface Paint {
  fill: string;
  dark: string;
  ink: string;
}

export const PAINT: Record<Colour, Paint> = {
  red: { fill: '#c0272d', dark: '#7d141b', ink: '#ffffff' },
  blue: { fill: '#1f66b0', dark: '#123f73', ink: '#ffffff' },
  orange: { fill: '#f5a32a', dark: '#b56c08', ink: '#2b2420' },
  white: { fill: '#fdfbf5', dark: '#cfc5b0', ink: '#2b2420' },
};

/** About 10 across, the middle on the origin. */
export const SHAPES: Record<Colour, string> = {
  red: 'M0-5.2 5.2 4H-5.2Z',
  blue: 'M-4.3-4.3H4.3V4.3H-4.3Z',
  orange: 'M-4.8 0A4.8 4.8 0 1 1 4.8 0A4.8 4.8 0 1 1-4.8 0Z',
  white: 'M0-5.8 5.4 0 0 5.8-5.4 0Z',
};
