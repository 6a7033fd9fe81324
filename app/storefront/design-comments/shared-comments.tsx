import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import { buttonClasses } from "../ui/button";
import { CloseComments, CommentList } from "./comment-list";
import type { CommentsView } from "./view-comments.server";
import { WriteComment } from "./write-comment";

interface SharedCommentsProps {
  view: CommentsView;
  honeypot: HoneypotInputProps;
  /** Path of the shared page. */
  page: string;
  /** Address of the design's picture. */
  picture: string;
}

/** The comments on the shared page of a design, with the form for another one. */
export function SharedComments({ view, honeypot, page, picture }: SharedCommentsProps) {
  const isOpen = !view.isClosed && !view.isFull;
  return (
    <section
      id="comments"
      aria-labelledby="comments-heading"
      className="mt-12 scroll-mt-24 border-t border-line pt-8"
    >
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-12">
        <div>
          <h2 id="comments-heading" className="mb-4 font-heading text-2xl font-semibold">
            Comments
          </h2>
          {isOpen && view.comments.length > 0 && (
            <a href="#write-comment" className={buttonClasses("quiet", "mb-5 lg:hidden")}>
              Write a comment
            </a>
          )}
          <Status view={view} />
          <CommentList view={view} action={page} headtag="h3" />
          <div className="mt-6 empty:hidden">
            <CloseComments view={view} action={page} />
          </div>
        </div>
        {isOpen && <WriteComment honeypot={honeypot} picture={picture} />}
      </div>
    </section>
  );
}

/** Why nobody can comment, or that nobody has. */
function Status({ view: { isClosed, isFull, comments } }: { view: CommentsView }) {
  if (isClosed) return <p className="mb-5 max-w-measure">Comments are closed.</p>;
  if (isFull) return <p className="mb-5 max-w-measure">This design has reached its limit of 200 comments.</p>;
  if (comments.length === 0)
    return <p className="max-w-measure">No comments yet. Be the first to say something nice.</p>;
  return null;
}
