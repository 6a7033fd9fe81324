import { redirect } from "@remix-run/node";
import { submittedForm } from "~/storefront/session/submitted-form.server";
import { CommentedDesignDocument, DeleteDesignCommentsDocument } from "../documents.generated";
import { failedForm } from "../frame/failed-form.server";
import { openAdmin } from "../frame/staff-session.server";
import { changedOf, checkedIds, withChanged } from "../ui/checked-ids";

/** The comments on the design whose link is in the address. */
export async function readDesignComments(request: Request) {
  const visit = await openAdmin(request);
  const { searchParams } = new URL(request.url);
  const link = linkOf(searchParams);
  const { commentedDesign } = await visit.read(CommentedDesignDocument, { link });
  return {
    link,
    /** Null without a link, and for one that leads to no shared design. */
    comments: commentedDesign?.comments ?? null,
    /** Number of comments that the form before has deleted; null without one. */
    deleted: changedOf(searchParams),
  };
}

export type DesignCommentsView = Awaited<ReturnType<typeof readDesignComments>>;

/** Deletes the checked comments, and shows the others again. */
export async function deleteDesignComments(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const link = linkOf(new URL(request.url).searchParams);
  const result = await visit.attempt(DeleteDesignCommentsDocument, { link, ids: checkedIds(form) });
  if (!result.ok) return failedForm(result, { message: result.message });
  return redirect(withChanged(request, result.data.deleteDesignComments.changed), 303);
}

function linkOf(query: URLSearchParams): string {
  return (query.get("link") ?? "").trim().slice(0, 500);
}
