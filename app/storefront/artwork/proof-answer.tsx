import { Form } from "@remix-run/react";
import { describedBy, FieldFrame, fieldClasses } from "../ui/field-frame";
import { CheckIcon, PencilIcon } from "../ui/icons";
import { SubmitButton } from "../ui/submit-button";
import type { ProofRefusal } from "./answer-proof.server";
import { type ArtworkItemView, type ArtworkView, artworkPath, PROOF_PATH } from "./artwork-view";

interface ProofAnswerProps {
  order: NonNullable<ArtworkView["order"]>;
  item: ArtworkItemView;
  refusal: ProofRefusal | null;
}

/** What was said of a design, and the two ways to answer while it can still change. */
export function ProofAnswer({ order, item, refusal }: ProofAnswerProps) {
  const id = `wish-${item.id}`;
  const problem = { error: refusal?.message };
  return (
    <div className="rounded-card border border-line bg-card p-5">
      <Said item={item} />
      {order.canAnswer && (
        <Form
          method="post"
          action={artworkPath(PROOF_PATH, order.token)}
          className="space-y-4"
          preventScrollReset
        >
          <input type="hidden" name="item" value={item.id} />
          <SubmitButton name="verdict" value="APPROVED" className="w-full">
            Approve<span className="sr-only"> {item.name}</span>
          </SubmitButton>
          <FieldFrame id={id} label="Or what should be different?" required {...problem}>
            <textarea
              id={id}
              name="wish"
              rows={4}
              maxLength={2000}
              defaultValue={refusal?.wish}
              aria-invalid={refusal ? true : undefined}
              aria-describedby={describedBy(id, problem)}
              className={fieldClasses}
            />
          </FieldFrame>
          <SubmitButton name="verdict" value="CHANGE" variant="quiet" className="w-full">
            Ask for a change<span className="sr-only"> of {item.name}</span>
          </SubmitButton>
        </Form>
      )}
    </div>
  );
}

function Said({ item: { answer } }: { item: ArtworkItemView }) {
  if (!answer) return <p className="mb-4 font-semibold">Is everything as you want it?</p>;
  const Icon = answer.isApproved ? CheckIcon : PencilIcon;
  return (
    <div className="mb-4 flex gap-2 text-pine">
      <Icon className="mt-0.5 h-5 w-5 shrink-0" />
      <div>
        <p className="font-semibold">
          {answer.isApproved ? "Approved" : "You asked for a change"} on {answer.day}
        </p>
        {answer.wish && <p className="mt-1 whitespace-pre-line break-words text-ink">{answer.wish}</p>}
      </div>
    </div>
  );
}
