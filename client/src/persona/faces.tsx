/** Faces of the bots: 48 × 48, the middle on the origin; one trade each, told by what is on the head. The ring and the sign tell the seat. */
import type { JSX } from 'preact';
import type { PersonaName } from './personas';

const INK = '#2b2420';

const Eyes = ({ y }: { y: number }) => (
  <g fill={INK}>
    <circle cx="-6" cy={y} r="1.7" />
    <circle cx="6" cy={y} r="1.7" />
  </g>
);

const Mira = () => (
  <>
    <circle r="24" fill="#bfe0e6" />
    <path d="M-15 22Q-14 12 0 12Q14 12 15 22V24H-15Z" fill="#2f5d7c" />
    <path d="M-15 14Q-19-4-12-11H12Q19-4 15 14Z" fill="#6b3d1e" />
    <ellipse cy="0" rx="11.5" ry="13" fill="#f0c9a0" />
    <path d="M-14-7Q-13-19 0-19Q13-19 14-7Q0-12-14-7Z" fill="#fffdf8" stroke={INK} stroke-width="1.4" />
    <path d="M-14-7Q0-12 14-7" stroke="#1f66b0" stroke-width="3" fill="none" />
    <Eyes y={0} />
    <path d="M-4 6Q0 9.5 4 6" stroke={INK} stroke-width="1.6" fill="none" stroke-linecap="round" />
  </>
);

const Bruno = () => (
  <>
    <circle r="24" fill="#dcd9e4" />
    <path d="M-17 24Q-15 12 0 12Q15 12 17 24Z" fill="#5b5f78" />
    <ellipse cy="1" rx="12.5" ry="13" fill="#d9a57c" />
    <path d="M-12 3Q-11 18 0 18Q11 18 12 3Q8 9 0 8Q-8 9-12 3Z" fill="#4a4039" />
    <path d="M-15-5Q-14-19 0-19Q14-19 15-5Z" fill="#edb83d" stroke={INK} stroke-width="1.4" />
    <circle cy="-11" r="4" fill="#fff7d6" stroke={INK} stroke-width="1.4" />
    <Eyes y={0} />
    <path d="M-4 11H4" stroke="#f0d9c4" stroke-width="2" stroke-linecap="round" />
  </>
);

const Vesna = () => (
  <>
    <circle r="24" fill="#d5ecc0" />
    <path d="M-16 24Q-14 12 0 12Q14 12 16 24Z" fill="#b3352a" />
    <path d="M-13 8Q-18-16 0-18Q18-16 13 8L9 14H-9Z" fill="#d98a2b" />
    <ellipse cy="1" rx="11" ry="12" fill="#f6d5b5" />
    <path d="M-12-3Q-6-11 0-11Q6-11 12-3Q11-17 0-17Q-11-17-12-3Z" fill="#d98a2b" />
    <g stroke={INK} stroke-width=".8"><circle cx="-9" cy="-12" r="3.6" fill="#fff" /><circle cx="0" cy="-15.5" r="3.6" fill="#f7c7d4" /><circle cx="9" cy="-12" r="3.6" fill="#fff" /></g>
    <Eyes y={1} />
    <path d="M-3.5 7Q0 10 3.5 7" stroke={INK} stroke-width="1.6" fill="none" stroke-linecap="round" />
    <g fill="#e79a86"><circle cx="-7.5" cy="5" r="1.8" /><circle cx="7.5" cy="5" r="1.8" /></g>
  </>
);

const Otto = () => (
  <>
    <circle r="24" fill="#f7e3a4" />
    <path d="M-16 24Q-14 13 0 13Q14 13 16 24Z" fill="#fffdf8" />
    <ellipse cy="2" rx="12" ry="12.5" fill="#f2c7a2" />
    <path d="M-13-5Q-19-10-13-15Q-9-21 0-19Q9-21 13-15Q19-10 13-5Z" fill="#fffdf8" stroke={INK} stroke-width="1.4" />
    <g fill="none" stroke={INK} stroke-width="1.5"><circle cx="-5.5" cy="1" r="4.2" /><circle cx="5.5" cy="1" r="4.2" /><path d="M-1.3 1H1.3" /></g>
    <g fill={INK}><circle cx="-5.5" cy="1" r="1.4" /><circle cx="5.5" cy="1" r="1.4" /></g>
    <path d="M-7 9Q-3 5.5 0 8Q3 5.5 7 9Q3 11 0 9.5Q-3 11-7 9Z" fill="#8d7b68" />
  </>
);

const Zora = () => (
  <>
    <circle r="24" fill="#f3c6ad" />
    <path d="M-16 24Q-14 12 0 12Q14 12 16 24Z" fill="#7b3f94" />
    <path d="M-14 12Q-19-6-10-13H10Q19-6 14 12L8 16H-8Z" fill={INK} />
    <ellipse cy="1" rx="11" ry="12.5" fill="#a86b45" />
    <path d="M-13-4Q-13-18 0-18Q13-18 13-4Q0-11-13-4Z" fill="#c8502f" stroke={INK} stroke-width="1.4" />
    <path d="M12-7L20-11L17-3Z" fill="#c8502f" stroke={INK} stroke-width="1.2" />
    <Eyes y={1} />
    <path d="M-4 7Q0 10 4 7" stroke={INK} stroke-width="1.6" fill="none" stroke-linecap="round" />
    <circle cx="-11.5" cy="7" r="1.8" fill="#edc14a" />
    <circle cx="11.5" cy="7" r="1.8" fill="#edc14a" />
  </>
);

const Tadeo = () => (
  <>
    <circle r="24" fill="#b9d6b4" />
    <path d="M-17 24Q-15 12 0 12Q15 12 17 24Z" fill="#8a3b22" />
    <path d="M-6 13V24M6 13V24M-15 19H15" stroke="#5c2413" stroke-width="1.6" />
    <ellipse cy="1" rx="12" ry="13" fill="#edc19a" />
    <path d="M-12 0Q-13 19 0 20Q13 19 12 0Q9 7 0 6Q-9 7-12 0Z" fill="#a4571e" />
    <path d="M-13-5Q-13-13-8-16L0-21L8-16Q13-13 13-5Q0-9-13-5Z" fill="#2f6140" stroke={INK} stroke-width="1.4" />
    <path d="M8-16L14-22L12-13Z" fill="#edc14a" stroke={INK} stroke-width="1" />
    <Eyes y={-1} />
    <path d="M-3.5 11Q0 13.5 3.5 11" stroke="#5c2413" stroke-width="1.8" fill="none" stroke-linecap="round" />
  </>
);

const FACES: Record<PersonaName, () => JSX.Element> = { mira: Mira, bruno: Bruno, vesna: Vesna, otto: Otto, zora: Zora, tadeo: Tadeo };

/** The drawing alone; `Face` has the ring of the seat around it. */
export function FaceOf({ name }: { name: PersonaName }) {
  const Drawn = FACES[name];
  return <Drawn />;
}
