import { ClaimOrderItemDocument } from "~/provider/contract/documents.generated";
import { checkedForm } from "~/storefront/session/checked-form.server";
import { rejectionErrors } from "~/storefront/session/provider-rejection";
import { seeOther } from "~/storefront/session/see-other.server";
import { fieldText } from "~/storefront/session/submitted-form.server";
import { keepPhoto } from "~/storefront/sharing/keep-photo.server";
import { KEPT_PHOTO_FIELD, PHOTO_FIELD } from "~/storefront/sharing/share-photo-form";
import { flash } from "~/storefront/shell/flash.server";
import type { StudioForm } from "~/storefront/studio/read-studio-form.server";
import { claimValidator } from "./order-forms";
import type { OrderVisit } from "./order-visit";

/** Submits a claim about a line; its photo is stored, so that it need not be uploaded again if something else is missing. */
export async function claimItem(visit: OrderVisit, { form, photos }: StudioForm): Promise<Response> {
  const { request, provider, order, path } = visit;
  const photo = await keepPhoto(provider, photos.get(PHOTO_FIELD), fieldText(form, KEPT_PHOTO_FIELD));
  const sent = await checkedForm(request, claimValidator, {
    form,
    provider,
    kept: { [KEPT_PHOTO_FIELD]: photo.id },
    problems: photo.problem ? { [PHOTO_FIELD]: photo.problem } : undefined,
  });
  if (sent instanceof Response) return sent;
  const { reason, wish, message } = sent.data;
  const line = new URL(request.url).searchParams.get("claim") ?? "";
  const answer = await provider.attempt(ClaimOrderItemDocument, {
    input: {
      order_token: order.token,
      order_item_id: line,
      reason,
      wish,
      message,
      photo_id: photo.id || null,
    },
  });
  if (!answer.status) return sent.reject(rejectionErrors(answer, ["message", PHOTO_FIELD]));
  flash(provider, "success", "Thank you. We'll look into it and get back to you within two business days.");
  return seeOther(provider, path);
}
