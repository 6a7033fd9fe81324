import { ButtonLink } from "../ui/button";
import { Page, PageHeading } from "../ui/page";
import type { ProofRefusal } from "./answer-proof.server";
import { ARTWORK_PATH, type ArtworkView, artworkPath } from "./artwork-view";
import { FindOrder } from "./find-order";
import { ProofAnswer } from "./proof-answer";
import { ItemHeading, SurfacePictures } from "./surface-pictures";

interface ProofPageProps {
  view: ArtworkView;
  refusal: ProofRefusal | null;
}

/** The proofs of an order, to be approved or changed before we make it. */
export function ProofPage({ view, refusal }: ProofPageProps) {
  const { order, items } = view;
  if (!order || !items) {
    return (
      <Page>
        <PageHeading lead="Look at your designs once more before we print them. You can approve them or ask for a change.">
          Approve your proof
        </PageHeading>
        <FindOrder view={view} />
      </Page>
    );
  }
  return (
    <Page>
      <PageHeading lead={leadOf(view)}>Proof of order {order.number}</PageHeading>
      <ol className="space-y-14">
        {items.map((item) => (
          <li key={item.id}>
            <ItemHeading item={item} />
            <div className="grid items-start gap-6 lg:grid-cols-[1fr_360px] lg:gap-10">
              <SurfacePictures item={item} />
              <ProofAnswer order={order} item={item} refusal={refusal?.item === item.id ? refusal : null} />
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-10">
        <ButtonLink to={artworkPath(ARTWORK_PATH, order.token)} variant="quiet">
          See the artwork alone
        </ButtonLink>
      </p>
    </Page>
  );
}

function leadOf({ order, items }: ArtworkView): string {
  if (!items?.length) return "Nothing in this order was designed, so there is nothing to approve.";
  if (!order?.canAnswer) return "We have begun to make this order, so its designs can no longer change.";
  return "Read every name and number once more. What you see is what we print.";
}
