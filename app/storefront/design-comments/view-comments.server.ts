import type { DesignCommentsFragment } from "~/provider/contract/documents.generated";
import type { Incomplete } from "~/provider/incomplete";
import { longDay } from "../ui/long-day";

/** The comments of a design for its page; null when the provider has none. */
export function viewComments(answered: Incomplete<DesignCommentsFragment> | null | undefined) {
  if (!answered?.items) return null;
  const { items, is_closed, is_full, design_id } = answered;
  return {
    comments: items.flatMap((comment) =>
      comment.id && comment.text
        ? [
            {
              id: comment.id,
              author: comment.nickname ?? "",
              text: comment.text,
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

export type CommentsView = NonNullable<ReturnType<typeof viewComments>>;
export type CommentView = CommentsView["comments"][number];
