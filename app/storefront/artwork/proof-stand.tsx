import type { ProofFragment } from "~/provider/contract/documents.generated";
import { CheckIcon, PencilIcon } from "../ui/icons";
import { longDay } from "../ui/long-day";

/** Describes the state of a proof: what was requested, what was answered, and by when an answer is needed. */
export function ProofStand({ proof }: { proof: ProofFragment }) {
  return (
    <div>
      <p className="flex gap-2 font-semibold text-pine">
        {proof.state === "APPROVED" && <CheckIcon className="mt-0.5 h-5 w-5 shrink-0" />}
        {proof.state === "CHANGE" && <PencilIcon className="mt-0.5 h-5 w-5 shrink-0" />}
        {headingOf(proof)}
      </p>
      {proof.round > 1 && proof.state !== "ENDED" && (
        <p className="text-sm text-soft-ink">Proof number {proof.round} of this design</p>
      )}
      {proof.shop_message && <Said title="We wrote" words={proof.shop_message} />}
      {proof.wish && <Said title="You wrote" words={proof.wish} />}
      {nextOf(proof) && <p className="mt-2 text-sm text-soft-ink">{nextOf(proof)}</p>}
    </div>
  );
}

function headingOf({ state, answered_at, by_deadline }: ProofFragment): string {
  const answeredOn = answered_at && longDay(answered_at);
  switch (state) {
    case "MAKING":
      return "We're preparing your proof.";
    case "SENT":
      return "Does everything look right?";
    case "APPROVED":
      return by_deadline ? `Approved automatically on ${answeredOn}` : `Approved on ${answeredOn}`;
    case "CHANGE":
      return `You asked for a change on ${answeredOn}`;
    case "ENDED":
      return "This order is closed, so we won't make it.";
  }
}

function nextOf({ state, last_day }: ProofFragment): string | null {
  switch (state) {
    case "MAKING":
      return "We'll email it in a few minutes, and then you can respond here.";
    case "SENT":
      return `Please reply by ${last_day && longDay(last_day)}. If we don't hear from you, we'll make it as shown.`;
    case "APPROVED":
      return "We'll make it as shown here.";
    case "CHANGE":
      return "We'll read your request and send a new proof. We won't start until you approve it.";
    case "ENDED":
      return null;
  }
}

function Said({ title, words }: { title: string; words: string }) {
  return (
    <div className="mt-2">
      <p className="text-sm text-soft-ink">{title}</p>
      <p className="whitespace-pre-line break-words">{words}</p>
    </div>
  );
}
