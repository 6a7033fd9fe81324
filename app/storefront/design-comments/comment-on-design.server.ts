import { AddDesignCommentDocument } from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import { checkedForm } from "../session/checked-form.server";
import { rejectionErrors } from "../session/provider-rejection";
import { seeOther } from "../session/see-other.server";
import { submittedForm } from "../session/submitted-form.server";
import { flash } from "../shell/flash.server";
import { commentValidator } from "./comment-form";
import { moderateComments } from "./moderate-comments.server";
import { readPlaceValue } from "./picture-place";

/** Adds or changes comments on the shared page of a design; returns the page, or the form with its errors and all input. */
export async function commentOnDesign(request: Request, token: string): Promise<Response> {
  const provider = await openProvider(request);
  const form = await submittedForm(request);
  const page = `/share-design/${encodeURIComponent(token)}#comments`;
  if (await moderateComments(provider, form)) return seeOther(provider, page);

  const sent = await checkedForm(request, commentValidator, { form, provider });
  if (sent instanceof Response) return sent;
  provider.ensureDesignOwner();
  const { place: typedPlace, ...words } = sent.data;
  const place = readPlaceValue(typedPlace);
  const answer = await provider.attempt(
    AddDesignCommentDocument,
    { input: { share_token: token, ...words, ...(place && { place }) } },
    { captcha: await sent.captcha() },
  );
  if (!answer.status) return sent.reject(rejectionErrors(answer, Object.keys(sent.data)));
  flash(provider, "success", "Your comment is on the page. You can delete it anytime from this browser.");
  return seeOther(provider, page);
}
