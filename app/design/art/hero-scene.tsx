import { Drawing } from "../drawings/drawing";
import { hero } from "../drawings/hero.generated";
import { parts } from "../drawings/parts.generated";
import { Portrait } from "../portraits";
import { Frame } from "../scenes/frame";
import { Mug, smallMug } from "../scenes/mug";
import { Pillow } from "../scenes/pillow";
import type { Place } from "../scenes/place";

export interface HeroSceneProps {
  /** Prefix of every id in the drawing, so that several fit on one page. */
  idPrefix?: string;
  /** Accessible description of the picture; without it the picture is decorative. */
  title?: string;
  className?: string;
}

/** A home full of our products, 1200 by 900: framed portraits, a mug, a pillow and a dog on its blanket. */
export function HeroScene({ idPrefix = "hero", title, className }: HeroSceneProps) {
  return (
    <svg
      viewBox="0 0 1200 900"
      width="1200"
      height="900"
      className={className}
      role="img"
      aria-label={title}
      aria-hidden={title === undefined}
    >
      {title ? <title>{title}</title> : null}
      <Drawing markup={hero.room} idPrefix={idPrefix} />
      <Picture place={{ x: 452, y: 84, width: 244, height: 304 }} frame="#c6945d" pet="dog-husky" />
      <Picture place={{ x: 752, y: 66, width: 176, height: 176 }} frame="#2e2b2a" pet="cat-ginger" />
      <Picture place={{ x: 752, y: 288, width: 124, height: 124 }} frame="#f7f2ea" pet="parrot" />
      <Picture place={{ x: 978, y: 92, width: 146, height: 182 }} frame="#b8431f" pet="rabbit" />
      <g transform="translate(1130 778) scale(1.5)">
        <Drawing markup={parts.plant} colors={{ pot: "#e8c9a8" }} />
      </g>
      <Drawing markup={hero.sofa} idPrefix={idPrefix} />
      <g transform="translate(980 322)">
        <Drawing markup={hero["sitting-cat"]} />
      </g>
      <Drawing markup={hero.blanket} idPrefix={idPrefix} />
      <g transform="translate(750 424) scale(.47)">
        <Pillow idPrefix={`${idPrefix}-pillow`} color="#e9dcc6" size={{ width: 100, height: 100 }}>
          <Portrait name="dog-poodle" />
        </Pillow>
      </g>
      <g transform="translate(372 470)">
        <Drawing markup={hero["lying-dog"]} />
      </g>
      <Drawing markup={hero["side-table"]} />
      <g transform="translate(76 448) scale(.3)">
        <Mug mug={smallMug} idPrefix={`${idPrefix}-mug`} color="#3f6f9f" wrap={{ width: 210, height: 88 }}>
          <path d="M0 0h210v88H0z" fill="#fdf3e6" />
          <g transform="translate(66 6) scale(.78)">
            <Portrait name="dog-corgi" />
          </g>
        </Mug>
      </g>
    </svg>
  );
}

function Picture({ place, frame, pet }: { place: Place; frame: string; pet: string }) {
  const { x, y, width, height } = place;
  return (
    <g>
      <path d={`M${x} ${y}h${width + 30}v${height + 30}h${-width - 22}Z`} fill="#7a5536" opacity="0.2" />
      <Frame place={place} color={frame} bar={9} />
      <svg
        x={x}
        y={y}
        width={width}
        height={height}
        viewBox="0 0 100 100"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <Portrait name={pet} />
      </svg>
    </g>
  );
}
