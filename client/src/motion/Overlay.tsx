/** The layer over the table in which things fly. It takes no room, no pointer and no word. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Medal } from '../art/barbarians';
import { GoodFace, GoodPicture } from '../art/goods';
import { City } from '../art/pieces';
import { CardBack, Fist, RouteSign } from '../art/signs';
import { corners, polygon } from '../board/geometry';
import { type Flyer, flyers, land } from './flyers';
import type { Picture } from './story';

const TAGS = { route: RouteSign, army: Fist, medal: Medal };

function Drawn({ picture }: { picture: Picture }) {
  switch (picture.kind) {
    case 'card':
      return <GoodFace good={picture.good} />;
    case 'chip':
      return (
        <span class={`chip ${picture.good}`}>
          <GoodPicture good={picture.good} />
        </span>
      );
    case 'back':
      return <CardBack tone={picture.tone} />;
    case 'tag': {
      const Tag = TAGS[picture.of];
      return <Tag />;
    }
    case 'city':
      return (
        <svg viewBox="-52 -60 104 120">
          <City colour={picture.colour} />
        </svg>
      );
    case 'hex':
      return (
        <svg viewBox="-52 -60 104 120">
          <path d={polygon(corners([0, 0], 0.05))} />
        </svg>
      );
    case 'more':
      return <b data-mark={`+${picture.n}`} />;
    default:
      return <i />;
  }
}

/** Starts when it is there, and leaves when it has arrived. */
function Flying({ one }: { one: Flyer }) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const animation = ref.current?.animate(one.frames, one.timing);
    if (!animation) return undefined;
    animation.onfinish = () => land([one.id]);
    return () => {
      animation.onfinish = null;
      animation.cancel();
    };
  }, []);
  const size = one.size ? { width: `${one.size.width}px`, height: `${one.size.height}px` } : undefined;
  return (
    <span ref={ref} class={`flyer of-${one.picture.kind}`} style={size}>
      <Drawn picture={one.picture} />
    </span>
  );
}

export function Overlay() {
  return (
    <div class="flights" aria-hidden="true">
      {flyers.value.map((one) => (
        <Flying key={one.id} one={one} />
      ))}
    </div>
  );
}
