import { Form } from "@remix-run/react";
import type { ProofFragment } from "~/provider/contract/documents.generated";
import { ButtonLink } from "../ui/button";
import { ErrorSummary } from "../ui/error-summary";
import { PlainArea } from "../ui/plain-area";
import { SubmitButton } from "../ui/submit-button";
import type { ProofRejection } from "./answer-proof.server";
import { type ArtworkItemView, type ArtworkView, artworkPath, PROOF_PATH } from "./artwork-view";
import { ProofStand } from "./proof-stand";
import { featuresId } from "./surface-pictures";

interface ProofAnswerProps {
  order: NonNullable<ArtworkView["order"]>;
  item: ArtworkItemView;
  proof: ProofFragment;
  rejection: ProofRejection | null;
}

/** Shows the state of a proof, and the forms to answer it while it can still change. */
export function ProofAnswer(props: ProofAnswerProps) {
  const { can_approve, can_ask_for_change, edit_path } = props.proof;
  return (
    <div className="rounded-card border border-line bg-card p-5">
      <ProofStand proof={props.proof} />
      {(can_approve || can_ask_for_change || edit_path) && <AnswerForm {...props} />}
    </div>
  );
}

function AnswerForm({ order, item, proof, rejection }: ProofAnswerProps) {
  return (
    <Form
      method="post"
      action={artworkPath(PROOF_PATH, order.artwork_token)}
      className="mt-4 space-y-4"
      preventScrollReset
    >
      <input type="hidden" name="item" value={item.id} />
      <input type="hidden" name="round" value={proof.round} />
      <Problem item={item} proof={proof} rejection={rejection} />
      {proof.can_approve && (
        <SubmitButton name="verdict" value="APPROVED" className="w-full" aria-describedby={featuresId(item)}>
          {proof.state === "CHANGE" ? "Approve as is" : "Approve"}
          <span className="sr-only"> {item.name}</span>
        </SubmitButton>
      )}
      {proof.can_ask_for_change && <ChangeWish item={item} rejection={rejection} />}
      {proof.edit_path && <OwnChange item={item} proof={proof} path={proof.edit_path} />}
    </Form>
  );
}

const WISH_LABEL = "Or tell us what to change";
const wishId = (item: ArtworkItemView) => `wish-${item.id}`;

/** What was wrong, with a link to the field if there is one. */
function Problem({ item, proof, rejection }: Pick<ProofAnswerProps, "item" | "proof" | "rejection">) {
  const message = rejection?.message;
  if (!proof.can_ask_for_change) return <ErrorSummary source={rejection} whole={message} problems={[]} />;
  const problems = message ? [{ id: wishId(item), label: WISH_LABEL, message }] : [];
  return <ErrorSummary source={rejection} problems={problems} />;
}

function ChangeWish({ item, rejection }: Pick<ProofAnswerProps, "item" | "rejection">) {
  return (
    <>
      <PlainArea
        id={wishId(item)}
        name="wish"
        label={WISH_LABEL}
        required
        rows={4}
        limit={2000}
        defaultValue={rejection?.wish}
        error={rejection?.message}
      />
      <SubmitButton name="verdict" value="CHANGE" variant="quiet" className="w-full">
        Ask for a change<span className="sr-only"> of {item.name}</span>
      </SubmitButton>
    </>
  );
}

/** The customer who made the design may change it and submit it as the new proof. */
function OwnChange({ item, proof, path }: Pick<ProofAnswerProps, "item" | "proof"> & { path: string }) {
  return (
    <div className="border-t border-line pt-4">
      <p className="font-semibold">Edit it yourself</p>
      <p className="text-sm text-soft-ink">
        {proof.has_newer_version
          ? "You've saved a newer version than the one shown here. Send it and we'll make a new proof."
          : "Open your design, save your changes, and come back here to send it for a new proof."}
      </p>
      <div className="mt-3 grid gap-2">
        {proof.has_newer_version && (
          <SubmitButton name="verdict" value="NEW_VERSION" variant="quiet" className="w-full">
            Send my new version<span className="sr-only"> of {item.name}</span>
          </SubmitButton>
        )}
        <ButtonLink to={path} variant="plain" className="justify-self-start">
          Open the design<span className="sr-only"> of {item.name}</span>
        </ButtonLink>
      </div>
    </div>
  );
}
