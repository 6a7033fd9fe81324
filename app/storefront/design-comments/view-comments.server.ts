import type { DesignCommentsFragment } from "~/provider/contract/documents.generated";
import type { Incomplete } from "~/provider/incomplete";
import { longDay } from "../ui/long-day";
import type { PicturePlace } from "./picture-place";

/** The comments of a design for its page; null when the provider has none. */
export function viewComments(answered: Incomplete<DesignCommentsFragment> | null | undefined) {
  if (!answered?.items) return null;
  const { items, is_closed, is_full, design_id } = answered;
  const pointing = items.flatMap(({ id, place }) => (placeOf(place) ? [id] : []));
  return {
    comments: items.flatMap((comment) =>
      comment.id && comment.text
        ? [
            {
              id: comment.id,
              author: comment.nickname ?? "",
              text: comment.text,
              mark: markOf(comment.place, pointing.indexOf(comment.id)),
              writtenOn: longDay(comment.created_at),
              isByOwner: comment.is_by_owner === true,
              isResolved: comment.is_resolved === true,
              isOwn: comment.is_own === true,
            },
          ]
        : [],
    ),
    isClosed: is_closed === true,
    isFull: is_full === true,
    /** For the design's owner, who may moderate; null for everybody else. */
    designId: design_id ?? null,
  };
}

type Place = Incomplete<DesignCommentsFragment["items"][number]["place"]>;

function placeOf(place: Place | undefined): PicturePlace | null {
  return place?.x === undefined || place.y === undefined ? null : { x: place.x, y: place.y };
}

/** The mark on the picture, numbered from 1; null for a comment on the whole design. */
function markOf(place: Place | undefined, index: number): (PicturePlace & { number: number }) | null {
  const found = placeOf(place);
  return found && { ...found, number: index + 1 };
}

export type CommentsView = NonNullable<ReturnType<typeof viewComments>>;
export type CommentView = CommentsView["comments"][number];
