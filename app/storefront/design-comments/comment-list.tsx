import { Form } from "@remix-run/react";
import { buttonClasses } from "../ui/button";
import { CheckIcon } from "../ui/icons";
import { SubmitButton } from "../ui/submit-button";
import { commentId } from "./marked-picture";
import { areaOf } from "./picture-place";
import type { CommentsView, CommentView } from "./view-comments.server";

interface CommentListProps {
  view: CommentsView;
  /** Path that the buttons' forms are sent to. */
  action: string;
  /** Level of the comments' headings. */
  headtag: "h3" | "h4";
}

/** The comments on a design, with what the visitor may do about each. */
export function CommentList({ view: { comments, designId }, ...each }: CommentListProps) {
  if (comments.length === 0) return null;
  return (
    <ol aria-label="Comments on this design" className="grid grid-cols-1 gap-4">
      {comments.map((comment) => (
        <Comment key={comment.id} comment={comment} isModerator={designId !== null} {...each} />
      ))}
    </ol>
  );
}

interface CommentProps extends Pick<CommentListProps, "action" | "headtag"> {
  comment: CommentView;
  /** The visitor owns the design. */
  isModerator: boolean;
}

function Comment({ comment, isModerator, action, headtag: Heading }: CommentProps) {
  const { id, author, text, mark, writtenOn, isByOwner, isResolved, isOwn } = comment;
  return (
    <li
      id={commentId(id)}
      className="scroll-mt-24 rounded-card border border-line bg-card p-4 target:border-accent-strong md:p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Heading className="min-w-0 break-words font-semibold">
          {author}
          {roleOf(comment) && <span className="font-normal text-soft-ink"> · {roleOf(comment)}</span>}
        </Heading>
        <p className="text-sm text-soft-ink">{writtenOn}</p>
      </div>
      {mark && (
        <p className="mt-1 flex items-center gap-2 text-sm text-soft-ink">
          <span className="grid h-6 min-w-6 place-items-center rounded-full bg-accent-fill px-1 text-xs font-bold text-on-accent">
            <span className="sr-only">Mark </span>
            {mark.number}
          </span>
          {areaOf(mark)} of the picture
        </p>
      )}
      {isResolved && (
        <p className="mt-1 flex items-center gap-1.5 text-sm font-semibold text-pine">
          <CheckIcon className="h-4 w-4 shrink-0" />
          Resolved
        </p>
      )}
      <p
        className={`mt-2 max-w-measure whitespace-pre-line break-words ${isResolved ? "text-soft-ink" : ""}`}
      >
        {text}
      </p>
      {(isModerator || isOwn) && (
        <div className="-mb-2 mt-1 flex flex-wrap items-start gap-x-4">
          {isModerator && !isByOwner && (
            <CommentForm id={id} action={action} intent={isResolved ? "reopen-comment" : "resolve-comment"}>
              {isResolved ? "Reopen" : "Mark resolved"}
              <span className="sr-only">: comment by {author}</span>
            </CommentForm>
          )}
          <details>
            <summary className={buttonClasses("plain", "-ml-2 cursor-pointer list-none text-sm")}>
              Delete…<span className="sr-only"> comment by {author}</span>
            </summary>
            <CommentForm id={id} action={action} intent="delete-comment">
              Yes, delete it
            </CommentForm>
          </details>
        </div>
      )}
    </li>
  );
}

function roleOf({ isByOwner, isOwn }: CommentView): string | null {
  if (isByOwner) return isOwn ? "you, the designer" : "the designer";
  return isOwn ? "you" : null;
}

interface CommentFormProps {
  /** Of the comment. */
  id: string;
  action: string;
  intent: string;
  children: React.ReactNode;
}

function CommentForm({ id, action, intent, children }: CommentFormProps) {
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <SubmitButton name="intent" value={intent} variant="plain" className="-ml-2 text-sm">
        {children}
      </SubmitButton>
    </Form>
  );
}

/** The buttons by which the design's owner closes its comments, or opens them again, and deletes all of them. */
export function CloseComments({
  view: { designId, isClosed, comments },
  action,
}: Pick<CommentListProps, "view" | "action">) {
  if (designId === null) return null;
  return (
    <div className="grid gap-2">
      <Form method="post" action={action} preventScrollReset>
        <input type="hidden" name="id" value={designId} />
        <SubmitButton name="intent" value={isClosed ? "open-comments" : "close-comments"} variant="quiet">
          {isClosed ? "Open comments again" : "Close comments"}
        </SubmitButton>
      </Form>
      {comments.length > 1 && (
        <details>
          <summary className={buttonClasses("plain", "-ml-2 cursor-pointer list-none text-sm")}>
            Delete all comments…
          </summary>
          <CommentForm id={designId} action={action} intent="delete-comments">
            Yes, delete all {comments.length}
          </CommentForm>
        </details>
      )}
    </div>
  );
}
