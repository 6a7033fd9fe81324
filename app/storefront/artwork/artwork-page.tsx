import { LabeledRegion } from "~/storefront/ui/labeled-region";
import { ButtonLink } from "../ui/button";
import { Page, PageHeading } from "../ui/page";
import { type ArtworkView, artworkPath, PROOF_PATH } from "./artwork-view";
import { FindOrder } from "./find-order";
import { ItemHeading, SurfacePictures } from "./surface-pictures";

/** Shows the artwork of an order or design, large and flat, as it is printed. */
export function ArtworkPage({ view }: { view: ArtworkView }) {
  if (!view.items) {
    return (
      <Page>
        <PageHeading lead="See the designs in your order full size, exactly as we'll make them.">
          View your artwork
        </PageHeading>
        <FindOrder view={view} />
      </Page>
    );
  }
  return (
    <Page>
      <PageHeading lead="Flat and full size, exactly as we'll make it. Dashed lines and edges won't be printed.">
        {view.order ? `The artwork for order ${view.order.number}` : "Your artwork"}
      </PageHeading>
      {view.items.length === 0 && <p className="text-lg">There are no custom designs in this order.</p>}
      <div className="space-y-12">
        {view.items.map((item) => (
          <LabeledRegion key={item.id} aria-label={item.name}>
            <ItemHeading item={item} />
            <SurfacePictures item={item} />
          </LabeledRegion>
        ))}
      </div>
      {view.order && view.order.proof_request !== "NONE" && view.items.length > 0 && (
        <p className="mt-10">
          <ButtonLink to={artworkPath(PROOF_PATH, view.order.artwork_token)}>
            {view.order.proof_request === "ASKED" ? "Respond to your proof" : "Request a proof first"}
          </ButtonLink>
        </p>
      )}
    </Page>
  );
}
