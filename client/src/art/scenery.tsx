/** The small things that terrains, sails and cards are drawn with. Each stands on the origin and is about 24 high. */

const INK = '#33271d';

function Tree() {
  return (
    <symbol id="tree" overflow="visible">
      <path d="M-1.8-5H1.8V1H-1.8Z" fill="#5a3d22" />
      <path d="M0-26 7-15H4.5L10-4H-10L-4.5-15H-7Z" fill="#24512f" />
      <path d="M0-26-7-15H-4.5L-10-4H-1Z" fill="#3a7443" />
    </symbol>
  );
}

function Bricks() {
  const rows = [
    [-16, -4],
    [0, -4],
    [16, -4],
    [-8, -12],
    [8, -12],
    [0, -20],
  ];
  return (
    <>
      <symbol id="one-brick" overflow="visible">
        <rect x="-7.5" y="-4" width="15" height="8" rx="1.2" fill="#b0472a" stroke="#6f2814" stroke-width="1.2" />
        <path d="M-6-2.4H5.5" stroke="#db8260" stroke-width="1.2" />
      </symbol>
      <symbol id="bricks" overflow="visible">
        {rows.map(([x, y]) => (
          <use key={`${x} ${y}`} href="#one-brick" x={x} y={y} />
        ))}
      </symbol>
    </>
  );
}

function Sheep() {
  const wool = [
    [-7, -10, 5.5],
    [0, -13, 6.5],
    [7, -10, 5.5],
    [-3, -7, 5.5],
    [4, -7, 5.5],
  ] as const;
  return (
    <symbol id="sheep" overflow="visible">
      <path d="M-5-3V1M4-3V1" stroke={INK} stroke-width="2.2" />
      <g fill="#7c7a64">
        {wool.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r + 1.2} />
        ))}
      </g>
      <g fill="#fffdf4">
        {wool.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
      <ellipse cx="12.5" cy="-11" rx="4.2" ry="3.3" fill={INK} transform="rotate(24 12.5 -11)" />
      <path d="M9.5-13.5q-1.5-2.5-3.5-1.5" stroke={INK} stroke-width="1.8" stroke-linecap="round" fill="none" />
    </symbol>
  );
}

function Ear() {
  const grains = [-8, -13, -18].map((y) => `M0 ${y}q-5.5-.5-5.5-6.5q5.5.5 5.5 6.5q5.5-.5 5.5-6.5q-5.5.5-5.5 6.5`).join('');
  return (
    <symbol id="ear" overflow="visible">
      <path d="M0 1V-20" stroke="#8f6312" stroke-width="1.8" />
      <path d={`${grains}M0-21q-3.5-3 0-8q3.5 5 0 8`} fill="#c98412" stroke="#7d5209" stroke-width="0.9" />
    </symbol>
  );
}

function Peak() {
  return (
    <symbol id="peak" overflow="visible">
      <path d="M-18 0-2-30 2-30 20 0Z" fill="#6c6f84" />
      <path d="M0-32 20 0H3L-2-13Z" fill="#4d5066" />
      <path d="M0-33-8-18-3-21 0-16 4-21 9-18Z" fill="#fffdf8" />
    </symbol>
  );
}

function Tuft() {
  return (
    <symbol id="tuft" overflow="visible">
      <path d="M0 0Q-1-4-4.5-6M0 0V-8M0 0Q1-4 4.5-6" stroke="#5b8f34" stroke-width="1.8" stroke-linecap="round" fill="none" />
    </symbol>
  );
}

function Cactus() {
  const arms = 'M0 0V-21M0-7H-7V-13M0-10H7V-17';
  return (
    <symbol id="cactus" overflow="visible" fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d={arms} stroke="#2f6140" stroke-width="6.5" />
      <path d={arms} stroke="#5f9a63" stroke-width="4" />
    </symbol>
  );
}

function Commodities() {
  return (
    <>
      <symbol id="scroll" overflow="visible">
        <path d="M-11-22H9V-3a3 3 0 0 1-3 3H-8Z" fill="#fff8e4" stroke="#7a6236" stroke-width="1.5" />
        <path d="M-14-19a3 3 0 0 1 6 0V-16H-14ZM-8 0a3 3 0 0 0 3-3H12a3 3 0 0 1-3 3Z" fill="#e5d3a4" stroke="#7a6236" stroke-width="1.3" />
        <path d="M-5-17H6M-5-12.5H6M-5-8H3" stroke="#8a7548" stroke-width="1.5" />
      </symbol>
      <symbol id="bolt" overflow="visible">
        <rect x="-14" y="-18" width="28" height="18" rx="3" fill="#7b3f94" stroke="#47205a" stroke-width="1.4" />
        <ellipse cx="-10" cy="-9" rx="4" ry="9" fill="#a569bd" stroke="#47205a" stroke-width="1.4" />
        <path d="M0-18V0M6-18V0" stroke="#b98acb" stroke-width="1.6" />
      </symbol>
      <symbol id="coins" overflow="visible" fill="#edc14a" stroke="#8a6406" stroke-width="1.4">
        <ellipse cx="-5" cy="-4" rx="9" ry="4.5" />
        <ellipse cx="-5" cy="-9" rx="9" ry="4.5" />
        <ellipse cx="-5" cy="-14" rx="9" ry="4.5" />
        <circle cx="7" cy="-10" r="8" fill="#f6d777" />
        <path d="M7-14V-6" stroke-width="2" />
      </symbol>
    </>
  );
}

/** All of them, to be used by name. */
export function Scenery() {
  return (
    <>
      <Tree />
      <Bricks />
      <Sheep />
      <Ear />
      <Peak />
      <Tuft />
      <Cactus />
      <Commodities />
    </>
  );
}
