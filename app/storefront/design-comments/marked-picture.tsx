import type { ReactNode } from "react";
import type { PicturePlace } from "./picture-place";
import type { CommentView } from "./view-comments.server";

/** Thousandths of the picture. Large enough to touch where it is 340 pixels wide. */
const RADIUS = 38;

interface MarkedPictureProps {
  comments: CommentView[];
  /** The square picture. */
  children: ReactNode;
}

/** The picture of a design with a numbered mark for each comment that points at a place of it, which leads to the comment. */
export function MarkedPicture({ comments, children }: MarkedPictureProps) {
  const marks = comments.flatMap(({ mark, ...comment }) => (mark ? [{ ...comment, mark }] : []));
  return (
    <div className="relative">
      {children}
      {marks.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lie in a picture
        <svg
          role="group"
          aria-label="Places that comments point at"
          viewBox="0 0 1000 1000"
          className="pointer-events-none absolute inset-0 h-full w-full"
        >
          {marks.map(({ id, author, mark, isResolved }) => (
            <a
              key={id}
              href={`#${commentId(id)}`}
              aria-label={`Comment ${mark.number} by ${author}`}
              className="pointer-events-auto"
            >
              <PlaceMark place={mark} number={mark.number} isFaint={isResolved} />
            </a>
          ))}
        </svg>
      )}
    </div>
  );
}

/** A mark in a drawing of a thousand units. */
export function PlaceMark({
  place,
  number,
  isFaint = false,
}: {
  place: PicturePlace;
  number?: number;
  isFaint?: boolean;
}) {
  const [x, y] = [within(place.x), within(place.y)];
  return (
    <g opacity={isFaint ? 0.6 : 1}>
      <circle cx={x} cy={y} r={RADIUS} className="fill-accent-fill stroke-card" strokeWidth="6" />
      {number !== undefined && (
        <text x={x} y={y + 14} textAnchor="middle" fontSize="42" fontWeight="700" className="fill-on-accent">
          {number}
        </text>
      )}
    </g>
  );
}

/** The anchor of a comment in the list. */
export function commentId(id: string): string {
  return `comment-${id}`;
}

/** Keeps a mark whole at the edges of the picture. */
function within(thousandths: number): number {
  const edge = RADIUS + 4;
  return Math.min(1000 - edge, Math.max(edge, thousandths));
}
