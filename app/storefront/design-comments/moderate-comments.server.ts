import {
  ClearDesignCommentsDocument,
  CloseDesignCommentsDocument,
  DeleteDesignCommentDocument,
  OpenDesignCommentsDocument,
  ReopenDesignCommentDocument,
  ResolveDesignCommentDocument,
} from "~/provider/contract/documents.generated";
import type { Provider, Result } from "~/provider/provider.server";
import { fieldText } from "../session/submitted-form.server";
import { flash } from "../shell/flash.server";

interface Step {
  /** @param id of the comment, or of the design for all of them */
  take(provider: Provider, id: string): Promise<Result<unknown>>;
  success: string;
}

const steps: Record<string, Step> = {
  "delete-comment": {
    take: (provider, id) => provider.attempt(DeleteDesignCommentDocument, { id }),
    success: "The comment has been deleted.",
  },
  "resolve-comment": {
    take: (provider, id) => provider.attempt(ResolveDesignCommentDocument, { id }),
    success: "The comment is marked as resolved.",
  },
  "reopen-comment": {
    take: (provider, id) => provider.attempt(ReopenDesignCommentDocument, { id }),
    success: "The comment is open again.",
  },
  "close-comments": {
    take: (provider, id) => provider.attempt(CloseDesignCommentsDocument, { id }),
    success: "Comments are closed.",
  },
  "delete-comments": {
    take: (provider, id) => provider.attempt(ClearDesignCommentsDocument, { id }),
    success: "All comments have been deleted.",
  },
  "open-comments": {
    take: (provider, id) => provider.attempt(OpenDesignCommentsDocument, { id }),
    success: "Comments are open again.",
  },
};

/**
 * Takes the step that a button of the comments' list asks for; a message on the next page tells whether it succeeded.
 * @returns false for a form that asks for none
 */
export async function moderateComments(provider: Provider, form: FormData): Promise<boolean> {
  const intent = fieldText(form, "intent");
  if (!Object.hasOwn(steps, intent)) return false;
  const { take, success } = steps[intent];
  const result = await take(provider, fieldText(form, "id"));
  if (result.status) flash(provider, "success", success);
  else flash(provider, "error", result.message);
  return true;
}
