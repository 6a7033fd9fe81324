import { checkField } from "../ui/checked-ids";
import { DataTable } from "../ui/data-table";
import { FormProblem } from "../ui/form-problem";
import { shopTimeText } from "../ui/format";
import { Notice } from "../ui/notice";
import { TextField } from "../ui/text-field";
import type { DesignCommentsView } from "./design-comments.server";

type Comment = NonNullable<DesignCommentsView["comments"]>[number];

/** The comments on a shared design whose link somebody sent to the shop, of which several are deleted together. */
export function DesignCommentsPage({
  link,
  comments,
  deleted,
  problem,
}: DesignCommentsView & { problem: string | null }) {
  return (
    <>
      <h1>Design comments</h1>
      {problem !== null && <FormProblem message={problem} />}
      {problem === null && deleted !== null && (
        <Notice kind="success">
          {deleted === 1 ? "1 comment was deleted." : `${deleted} comments were deleted.`}
        </Notice>
      )}
      <p className="soft">
        Owners of shared designs delete comments themselves. When somebody complains, ask for the link of the
        design.
      </p>
      <form method="get" className="filters" aria-label="Design comments">
        <TextField
          name="link"
          label="Link of the design"
          type="search"
          defaultValue={link}
          placeholder="https://…/share-design/…"
        />
        <button type="submit">Show</button>
      </form>
      {link !== "" && !comments && <p>This link leads to no shared design.</p>}
      {comments && <Comments comments={comments} />}
    </>
  );
}

function Comments({ comments }: { comments: Comment[] }) {
  return (
    <form method="post" aria-label="Checked comments">
      <DataTable
        label="Comments"
        rows={comments}
        keyOf={({ id }) => id}
        empty="Nobody has commented on this design."
        columns={[
          { title: "Comment", cell: (comment) => <CommentText comment={comment} /> },
          {
            title: "Name",
            cell: ({ nickname, is_by_owner }) => (is_by_owner ? `${nickname} (owner)` : nickname),
          },
          { title: "Written", cell: ({ created_at }) => shopTimeText(created_at) },
        ]}
      />
      {comments.length > 0 && (
        <p>
          <button type="submit" className="danger">
            Delete the checked ones for good
          </button>
        </p>
      )}
    </form>
  );
}

function CommentText({ comment: { id, text } }: { comment: Comment }) {
  return (
    <label className="choice">
      <input type="checkbox" name={checkField(id)} />
      <span className="lines">{text}</span>
    </label>
  );
}
