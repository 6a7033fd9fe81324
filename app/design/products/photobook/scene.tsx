import { Blur } from "../../scenes/blur";
import { fitInto } from "../../scenes/place";
import type { SceneProps } from "../../scenes/scene";
import { TableTop } from "../../scenes/table-top";
import { ClosedBook, OpenBook } from "./book";

const boards = { sand: "#7d5a3e", mint: "#2f6656", sky: "#35506f", blush: "#8f4a37" };

/**
 * Draws the inside of an SVG of 800 by 800: a book that lies open on a table at the page in sight, and another that
 * is closed behind it, in the option `cover`.
 */
export function BookScene({ surface, sizes, options, background, idPrefix, focus }: SceneProps) {
  const size = sizes.cover;
  const isHard = options.cover === "hard";
  const { left, right } = openAt(Object.keys(sizes), focus);
  const open = fitInto(
    { width: size.width * 2, height: size.height },
    { x: 62, y: 346, width: 676, height: 400 },
  );
  const closed = fitInto(size, { x: 330, y: 34, width: 330, height: 304 });
  return (
    <g>
      <Blur id={`${idPrefix}-book-soft`} deviation={11} />
      <TableTop background={background} idPrefix={idPrefix} />
      <g transform="rotate(6 500 200)">
        <ClosedBook place={closed} size={size} isHard={isHard} idPrefix={idPrefix}>
          {surface("cover")}
        </ClosedBook>
      </g>
      <g transform="rotate(-3 400 540)">
        <OpenBook
          place={open}
          size={size}
          isHard={isHard}
          cover={boards[background]}
          idPrefix={idPrefix}
          left={left ? surface(left) : null}
          right={right ? surface(right) : null}
        />
      </g>
    </g>
  );
}

/** Returns the surfaces that the book's scene shows while one of them is designed. */
export function bookShows(keys: string[], focus?: string): string[] {
  const { left, right } = openAt(keys, focus);
  return ["cover", left, right].filter((key) => key !== undefined);
}

/** Returns the two facing pages that include the wanted one; the first page is on the right, the last on the left. */
function openAt(keys: string[], focus = "page-2"): { left?: string; right?: string } {
  const pages = keys.filter((key) => key !== "cover");
  const wanted = Math.max(pages.indexOf(focus === "cover" ? "page-2" : focus), 0) + 1;
  const left = wanted - (wanted % 2);
  return { left: pages[left - 1], right: pages[left] };
}
