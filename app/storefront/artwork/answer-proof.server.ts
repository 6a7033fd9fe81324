import { json, redirect } from "@remix-run/node";
import { AnswerProofDocument } from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import { fieldText, submittedForm } from "../session/submitted-form.server";
import { flash } from "../shell/flash.server";
import { artworkPath, PROOF_PATH } from "./artwork-view";
import { findOrder } from "./find-order.server";

/** An answer that was not taken: to which item, what was typed, and why not. */
export interface ProofRefusal {
  item: string;
  wish: string;
  message: string;
}

/** Takes the shopper's answer to a proof, or finds their order. */
export async function answerProof(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const token = new URL(request.url).searchParams.get("order") || fieldText(form, "order");
  const item = fieldText(form, "item");
  if (!token || !item) return findOrder(request, PROOF_PATH, form);

  const provider = await openProvider(request);
  const wish = fieldText(form, "wish");
  const isApproved = fieldText(form, "verdict") !== "CHANGE";
  const answer = await provider.attempt(AnswerProofDocument, {
    input: {
      token,
      item_id: item,
      verdict: isApproved ? "APPROVED" : "CHANGE",
      wish: isApproved ? null : wish,
    },
  });
  const message = answer.status ? answer.data.answerProof.user_errors[0]?.message : answer.message;
  if (message) {
    const refusal: ProofRefusal = { item, wish, message };
    return json({ refusal }, { status: 422, headers: await provider.headers() });
  }
  flash(
    provider,
    "success",
    isApproved
      ? "Thank you. The design is approved."
      : "Thank you. A person reads your wish and answers by mail.",
  );
  return redirect(artworkPath(PROOF_PATH, token), { status: 303, headers: await provider.headers() });
}
