import { consoleTable } from "../../drawings/rooms/console-table.generated";
import { headboard } from "../../drawings/rooms/headboard.generated";
import { maskPath } from "../../geometry/shapes";
import { Blur } from "../../scenes/blur";
import { Clip } from "../../scenes/clip";
import { Frame, frameColors } from "../../scenes/frame";
import { Gradient } from "../../scenes/gradient";
import { fitInto, type Place } from "../../scenes/place";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";
import { Sofa } from "../../scenes/sofa";
import { WrappedEdge } from "../../scenes/wrapped-edge";

/**
 * Draws the inside of an SVG of 800 by 800: a canvas in the option `frame` or with its wrapped edge; a small one over
 * a console, a wide one over a bed, any other over a sofa.
 */
export function CanvasScene({ unfolded, sizes, options, background, idPrefix }: SceneProps) {
  const hung = hang(sizes.front);
  const id = (name: string) => `${idPrefix}-${name}`;
  const frame = frameColors[options.frame];
  const scale = hung.width / sizes.front.width;
  return (
    <g>
      <defs>
        <g id={id("print")}>{unfolded("front")}</g>
        <Clip id={id("front")} d={maskPath({ kind: "rectangle" }, sizes.front)} />
        <pattern id={id("weave")} width="4" height="4" patternUnits="userSpaceOnUse">
          <path d="M0 0h2v2H0zM2 2h2v2H2z" fill="#fff" fillOpacity="0.05" />
          <path d="M2 0h2v2H2zM0 2h2v2H0z" fill="#000" fillOpacity="0.035" />
        </pattern>
        <Gradient id={id("sheen")} x2="1" y2="1" stops={["0 #fff 0.2", "0.45 #fff 0", "1 #2a1a10 0.13"]} />
        <Blur id={id("soft")} deviation={13} />
      </defs>
      <Home background={background} idPrefix={idPrefix} size={sizes.front} />
      <Shadow hung={hung} filter={id("soft")} />
      {frame ? (
        <Frame place={hung} color={frame} />
      ) : (
        <WrappedEdge
          hung={hung}
          print={id("print")}
          edges={options.edges}
          size={sizes.front}
          idPrefix={idPrefix}
        />
      )}
      <g transform={`translate(${hung.x} ${hung.y}) scale(${scale})`}>
        <g clipPath={`url(#${id("front")})`}>
          <use href={`#${id("print")}`} />
        </g>
      </g>
      <rect x={hung.x} y={hung.y} width={hung.width} height={hung.height} fill={`url(#${id("weave")})`} />
      <rect x={hung.x} y={hung.y} width={hung.width} height={hung.height} fill={`url(#${id("sheen")})`} />
    </g>
  );
}

interface HomeProps extends Pick<SceneProps, "background" | "idPrefix"> {
  size: { width: number; height: number };
}

function Home({ size, ...room }: HomeProps) {
  if (isSmall(size)) return <Room markup={consoleTable} {...room} />;
  if (isWide(size)) return <Room markup={headboard} {...room} />;
  return <Sofa {...room} room={1.35 - 0.4 * shareOfLargest(size)} />;
}

/**
 * Larger prints are drawn larger and the room behind them smaller, so that 8 inches and 36 inches both fill the wall
 * well.
 */
function hang(size: { width: number; height: number }): Place {
  const share = shareOfLargest(size);
  if (isSmall(size)) return fitInto(size, aroundMiddle(400, 332, 420 + 260 * share));
  if (isWide(size)) return fitInto(size, aroundMiddle(400, 262, 520 + 60 * share));
  return fitInto(size, aroundMiddle(400, 298, 410 + 100 * share));
}

function aroundMiddle(x: number, y: number, side: number): Place {
  return { x: x - side / 2, y: y - side / 2, width: side, height: side };
}

/** Up to 12 inches; the size is in millimeters. */
function isSmall({ width, height }: HomeProps["size"]): boolean {
  return Math.max(width, height) < 310;
}

function isWide({ width, height }: HomeProps["size"]): boolean {
  return width > height * 1.1;
}

/** Between 8 inches (0) and 36 inches (1) along its longest side. */
function shareOfLargest({ width, height }: HomeProps["size"]): number {
  return Math.min(1, Math.max(0, (Math.max(width, height) - 200) / 715));
}

function Shadow({ hung: { x, y, width, height }, filter }: { hung: Place; filter: string }) {
  return (
    <g fill="#3a2414" filter={`url(#${filter})`}>
      <rect x={x + 14} y={y + 22} width={width + 14} height={height + 8} opacity="0.34" />
      <rect x={x + 4} y={y + 6} width={width + 8} height={height + 4} opacity="0.3" />
    </g>
  );
}
