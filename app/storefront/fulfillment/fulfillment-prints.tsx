import { Form } from "@remix-run/react";
import { IntentForm } from "../ui/intent-form";
import { SubmitButton } from "../ui/submit-button";
import { TextAreaField } from "../ui/text-area-field";
import { againValidator, FULFILLMENT_INTENTS } from "./fulfillment-forms";
import { FulfillmentPart } from "./fulfillment-part";
import type { FulfillmentPrint } from "./print-view";

const states: Record<FulfillmentPrint["state"], string> = {
  WAITING: "We're making the files. Check back in a minute.",
  PROOF: "Don't print yet: the buyer hasn't approved the proof.",
  READY: "Ready to print.",
  STUCK: "It can't be printed.",
  ENDED: "Don't print: it was canceled or refunded.",
};

/** Shows the print files of each designed line with their hashes, the buyer's answer to the proof, and errors. */
export function FulfillmentPrints({ prints }: { prints: FulfillmentPrint[] }) {
  const answered = prints.find(({ proof }) => proof?.state === "CHANGE");
  const isUnfinished = prints.some(({ state }) => state === "WAITING" || state === "STUCK");
  return (
    <FulfillmentPart id="prints" title="Print files">
      <ul className="divide-y divide-line">
        {prints.map((print) => (
          <li key={print.lineId} className="py-5 first:pt-0 last:pb-0">
            <p className="font-semibold">{print.name}</p>
            <p className={print.state === "STUCK" ? "font-semibold text-accent-strong" : "text-soft-ink"}>
              {states[print.state]} {print.problem}
            </p>
            {print.files.length > 0 && <Files files={print.files} />}
            {print.proof && <BuyersWord proof={print.proof} />}
            {print === answered && <AgainForm print={print} />}
          </li>
        ))}
      </ul>
      {isUnfinished && (
        <Form method="post" className="mt-5 border-t border-line pt-5 print:hidden">
          <SubmitButton
            name="intent"
            value={FULFILLMENT_INTENTS.print}
            sending="Making files…"
            variant="quiet"
          >
            Make print files now
          </SubmitButton>
        </Form>
      )}
    </FulfillmentPart>
  );
}

function Files({ files }: Pick<FulfillmentPrint, "files">) {
  return (
    <ul className="mt-2 space-y-1">
      {files.map((file) => (
        <li key={file.address} className="flex flex-wrap items-center gap-x-4">
          <a
            href={file.address}
            className="inline-flex min-h-[44px] items-center font-semibold text-accent-strong underline underline-offset-4"
          >
            {file.title} (PDF, {file.size})
          </a>
          {file.production && <span className="basis-full text-sm">{file.production}</span>}
          <span className="min-w-0 break-all font-mono text-xs text-soft-ink">SHA-256 {file.sha256}</span>
        </li>
      ))}
    </ul>
  );
}

function BuyersWord({ proof }: { proof: NonNullable<FulfillmentPrint["proof"]> }) {
  return (
    <div className="mt-3">
      <p className="font-semibold">
        Proof {proof.round}: {proof.stand}
      </p>
      {proof.wish && <p className="mt-1 max-w-measure whitespace-pre-line break-words">{proof.wish}</p>}
    </div>
  );
}

const labels = { words: "Message to the buyer" };

/** Staff cannot change the design: the shop comments, and the buyer changes or approves it. */
function AgainForm({ print }: { print: FulfillmentPrint }) {
  return (
    <IntentForm
      key={`${print.lineId} ${print.proof?.round}`}
      intent={FULFILLMENT_INTENTS.again}
      labels={labels}
      validator={againValidator}
      className="mt-4 grid max-w-[560px] gap-4 print:hidden"
    >
      <input type="hidden" name="line" value={print.lineId} />
      <TextAreaField
        name="words"
        label={labels.words}
        help="Only the buyer can change the design. Your message goes out with a new proof of the design as it is."
        rows={3}
        maxLength={1000}
        required
      />
      <SubmitButton className="justify-self-start">Resend proof</SubmitButton>
    </IntentForm>
  );
}
