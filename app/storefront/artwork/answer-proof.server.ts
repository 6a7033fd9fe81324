import { json, redirect } from "@remix-run/node";
import {
  AnswerProofDocument,
  AskForProofDocument,
  type ProofVerdict,
  SendNewVersionDocument,
  SendProofLinkDocument,
} from "~/provider/contract/documents.generated";
import { openProvider, type Provider } from "~/provider/provider.server";
import { fieldText, submittedForm } from "../session/submitted-form.server";
import { flash } from "../shell/flash.server";
import { artworkPath, PROOF_PATH } from "./artwork-view";
import { findOrder } from "./find-order.server";

/** A rejected answer to a proof: the item, the submitted comment, and the reason. */
export interface ProofRejection {
  item: string;
  wish: string;
  message: string;
}

interface Sent {
  provider: Provider;
  token: string;
  item: string;
  round: number;
  wish: string;
}

/** Handles an answer; returns an error message, or undefined on success. */
type Result = (sent: Sent) => Promise<string | undefined>;

/** Handlers by the field `verdict`, each with the confirmation message shown afterwards. */
const answers: Record<string, { take: Result; done: string } | undefined> = {
  APPROVED: { take: (sent) => answer(sent, "APPROVED"), done: "Thank you! Your design is approved." },
  CHANGE: {
    take: (sent) => answer(sent, "CHANGE"),
    done: "Thank you. We'll read your request and send you a new proof.",
  },
  NEW_VERSION: { take: sendVersion, done: "Thank you. We'll email you a new proof of your design." },
  LINK: {
    take: sendLink,
    done: "Check your inbox: we've emailed the link to the address on the order.",
  },
  ASK: { take: ask, done: "We'll email your proof. We won't start until you approve it." },
};

/** Handles the forms of the proof page: the buyer's answer to a proof, or the search for an order. */
export async function answerProof(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const token = new URL(request.url).searchParams.get("order") || fieldText(form, "order");
  const verdict = fieldText(form, "verdict");
  const asked = Object.hasOwn(answers, verdict) ? answers[verdict] : undefined;
  if (!token || !asked) return findOrder(request, PROOF_PATH, form);

  const provider = await openProvider(request);
  const item = fieldText(form, "item");
  const wish = fieldText(form, "wish");
  const message = await asked.take({ provider, token, item, wish, round: Number(fieldText(form, "round")) });
  if (message) {
    const rejection: ProofRejection = { item, wish, message };
    return json({ rejection }, { status: 422, headers: await provider.headers() });
  }
  flash(provider, "success", asked.done);
  return redirect(artworkPath(PROOF_PATH, token), { status: 303, headers: await provider.headers() });
}

async function answer({ provider, token, item, round, wish }: Sent, verdict: ProofVerdict) {
  const sent = await provider.attempt(AnswerProofDocument, {
    input: { token, item_id: item, round, verdict, wish: verdict === "CHANGE" ? wish : null },
  });
  return sent.status ? sent.data.answerProof.user_errors[0]?.message : sent.message;
}

async function sendVersion({ provider, token, item }: Sent) {
  const sent = await provider.attempt(SendNewVersionDocument, { input: { token, item_id: item } });
  return sent.status ? sent.data.sendNewVersion.user_errors[0]?.message : sent.message;
}

async function sendLink({ provider, token }: Sent) {
  const sent = await provider.attempt(SendProofLinkDocument, { token });
  return sent.status ? sent.data.sendProofLink.user_errors[0]?.message : sent.message;
}

async function ask({ provider, token }: Sent) {
  const sent = await provider.attempt(AskForProofDocument, { token });
  return sent.status ? sent.data.askForProof.user_errors[0]?.message : sent.message;
}
