import { sideboard } from "../../drawings/rooms/sideboard.generated";
import { maskPath } from "../../geometry/shapes";
import { Clip } from "../../scenes/clip";
import { Gradient } from "../../scenes/gradient";
import { Line } from "../../scenes/line";
import { materialColor } from "../../scenes/materials";
import { fitInto, type Place } from "../../scenes/place";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";
import { WallShadow } from "../../scenes/wall-shadow";
import { tileGrid, tileKeys, tileSheets } from "./blueprint";

const gap = 12;
const room = { x: 60, y: 40, width: 680, height: 548 };

/** Draws the inside of an SVG of 800 by 800: tiles on a wall in rows, each with its own print or their part of one. */
export function WalltilesScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const places = hang(tileGrid(options));
  const id = (name: string) => `${idPrefix}-${name}`;
  const { width: side } = places[0];
  const edge = materialColor(options.color);
  return (
    <g>
      <Room markup={sideboard} background={background} idPrefix={idPrefix} />
      <WallShadow places={places} idPrefix={idPrefix} off={7} />
      <defs>
        <Gradient id={id("sheen")} x2="1" y2="1" stops={["0 #fff 0.3", "0.42 #fff 0", "1 #2a1a10 0.16"]} />
        <Clip id={id("tile")} d={maskPath({ kind: "rounded", radius: 3 }, { width: side, height: side })} />
        {sizes.all ? <g id={id("all")}>{surface("all")}</g> : null}
      </defs>
      {tileKeys(options).map((key, index) => {
        const { x, y } = places[index];
        return (
          <g key={key} transform={`translate(${x} ${y})`}>
            <rect x="3" y="5" width={side} height={side} rx="3" fill="#000" />
            <rect x="3" y="5" width={side} height={side} rx="3" fill={edge} opacity="0.8" />
            <rect width={side} height={side} rx="3" fill={edge} />
            <g clipPath={`url(#${id("tile")})`}>
              {sizes.all ? (
                <use href={`#${id("all")}`} transform={partOf(options, side, index)} />
              ) : (
                <g transform={`scale(${side / sizes[key].width})`}>{surface(key)}</g>
              )}
            </g>
            <rect width={side} height={side} rx="3" fill={`url(#${id("sheen")})`} />
            <Line d={`M1 ${side - 2}V4q0-3 3-3H${side - 2}`} color="#fff" opacity={0.7} width={2} />
          </g>
        );
      })}
    </g>
  );
}

/** Square positions in rows, as large as the wall allows. The gap is drawn as about half an inch of the smallest tile. */
function hang({ across, down }: { across: number; down: number }): Place[] {
  const { x, y, width } = fitInto({ width: across, height: down }, room);
  const side = Math.round(width / across) - gap;
  return Array.from({ length: across * down }, (_, index) => ({
    x: x + (index % across) * (side + gap) + gap / 2,
    y: y + Math.floor(index / across) * (side + gap) + gap / 2,
    width: side,
    height: side,
  }));
}

/** Moves the picture that is spread across all tiles so that this tile shows its part. */
function partOf(options: SceneProps["options"], side: number, index: number): string {
  const { x, y, size } = tileSheets(options)[index];
  const scale = side / size.width;
  return `scale(${scale}) translate(${-x} ${-y})`;
}
