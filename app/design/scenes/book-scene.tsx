import { ClosedBook, OpenBook } from "./book";
import { fitInto } from "./place";
import { TableTop } from "./rooms/table-top";
import type { SceneProps } from "./scene";

const boards = { sand: "#7d5a3e", mint: "#2f6656", sky: "#35506f", blush: "#8f4a37" };

/**
 * Draws the inside of an SVG of 800 by 800: a book that lies open on a table at the page in sight, and another that
 * is closed behind it, in the option `cover`.
 */
export function BookScene({ surface, sizes, options, background, idPrefix, focus }: SceneProps) {
  const size = sizes.cover;
  const isHard = options.cover === "hard";
  const [left, right] = openAt(focus, Object.keys(sizes).length - 1);
  const open = fitInto(
    { width: size.width * 2, height: size.height },
    { x: 62, y: 346, width: 676, height: 400 },
  );
  const closed = fitInto(size, { x: 330, y: 34, width: 330, height: 304 });
  return (
    <g>
      <filter id={`${idPrefix}-book-soft`} x="-20%" y="-20%" width="140%" height="150%">
        <feGaussianBlur stdDeviation="11" />
      </filter>
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
          left={left > 0 ? surface(`page-${left}`) : null}
          right={sizes[`page-${right}`] ? surface(`page-${right}`) : null}
        />
      </g>
    </g>
  );
}

/** The numbers of the two pages that are seen with the wanted one; pages begin on the right. */
function openAt(focus: string | undefined, pages: number): [number, number] {
  const wanted = Number(/^page-(\d+)$/.exec(focus ?? "")?.[1] ?? 2);
  const left = Math.min(wanted, pages) - (wanted % 2);
  return [left, left + 1];
}
