import { CheckIcon, PencilIcon } from "../ui/icons";
import type { ProofView } from "./proof-view";

/** How far a proof is, in words: what was asked, what was said, and by when to answer. */
export function ProofStand({ proof }: { proof: ProofView }) {
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
      {proof.shopWords && <Said title="We wrote" words={proof.shopWords} />}
      {proof.wish && <Said title="You wrote" words={proof.wish} />}
      {nextOf(proof) && <p className="mt-2 text-sm text-soft-ink">{nextOf(proof)}</p>}
    </div>
  );
}

function headingOf({ state, answeredOn, isByDeadline }: ProofView): string {
  switch (state) {
    case "MAKING":
      return "We are making your proof.";
    case "SENT":
      return "Is everything as you want it?";
    case "APPROVED":
      return isByDeadline ? `Approved on ${answeredOn}, when the time was over` : `Approved on ${answeredOn}`;
    case "CHANGE":
      return `You asked for a change on ${answeredOn}`;
    case "ENDED":
      return "The order has ended, so nothing is made.";
  }
}

function nextOf({ state, lastDay }: ProofView): string | null {
  switch (state) {
    case "MAKING":
      return "It comes by email in a few minutes, and then you can answer it here.";
    case "SENT":
      return `Please answer by ${lastDay}. Without an answer we make it as it is shown.`;
    case "APPROVED":
      return "We make it as it is shown here.";
    case "CHANGE":
      return "A person reads your wish and answers with a new proof. Nothing is made before.";
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
