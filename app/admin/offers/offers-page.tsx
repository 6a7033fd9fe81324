import type { SerializeFrom } from "@remix-run/node";
import { FormProblem } from "../ui/form-problem";
import { Notice } from "../ui/notice";
import { daysText, promotionStates } from "../ui/promotion-states";
import { StoreChoice } from "../ui/store-choice";
import type { readOffers } from "./offers.server";

export type OffersView = SerializeFrom<typeof readOffers>;

type Offer = OffersView["items"][number];

/** A store's offers in the header, in order, with the buttons that move, end and delete them. */
export function OffersPage({
  items,
  is_changed,
  version,
  store,
  stores,
  formKey,
  done,
  problem,
}: OffersView & { problem: string | null }) {
  return (
    <>
      <div className="heading">
        <h1>Offers in the header</h1>
        <a className="button" href={`/admin/new-offer?${new URLSearchParams({ store })}`}>
          New offer
        </a>
        <a className="button quiet" href="/admin/price-codes">
          Price codes
        </a>
      </div>
      {problem !== null && <FormProblem message={problem} />}
      {problem === null && done && <Notice kind="success">{done}</Notice>}
      {stores.length > 1 && (
        <form method="get" className="filters" aria-label="Store">
          <StoreChoice store={store} stores={stores} />
          <button type="submit">Show</button>
        </form>
      )}
      <p className="soft">
        The header shows up to four of the active ones, one after the other. Those for everybody are on the
        deals page, too, unless they name a coupon that it lists.
      </p>
      <form method="post">
        <input type="hidden" name="store" value={store} />
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="version" value={version} />
        {is_changed && (
          <p className="part">
            This list differs from the brand&rsquo;s folder, whose changes don&rsquo;t reach it anymore.{" "}
            <button type="submit" name="step" value="reset" className="quiet">
              Reset to the brand&rsquo;s folder
            </button>
          </p>
        )}
        {items.length === 0 && <p className="part soft">There are no offers.</p>}
        {items.map((offer, index) => (
          <OfferPart
            key={offer.position}
            offer={offer}
            store={store}
            isFirst={index === 0}
            isLast={index === items.length - 1}
          />
        ))}
      </form>
    </>
  );
}

interface OfferPartProps {
  offer: Offer;
  store: string;
  isFirst: boolean;
  isLast: boolean;
}

function OfferPart({ offer, store, isFirst, isLast }: OfferPartProps) {
  const { position, title, text, details, price_codes, show_timer, state, is_from_folder } = offer;
  const name = text.replaceAll("[SALE_TITLE]", title);
  const heading = `offer-${position}`;
  const step = (code: string, label: string, className = "quiet") => (
    <button
      type="submit"
      name="step"
      value={`${code} ${position}`}
      className={className}
      aria-label={`${label}: ${name}`}
    >
      {label}
    </button>
  );
  return (
    <section className="part" aria-labelledby={heading}>
      <h2 id={heading}>
        <a href={`/admin/offers/${position}?${new URLSearchParams({ store })}`}>{name}</a>{" "}
        <span className={state === "ACTIVE" ? "pill active" : "pill"}>{promotionStates[state]}</span>
      </h2>
      <p>{details}</p>
      <p className="soft">
        {[
          daysText(offer),
          show_timer && "with a countdown",
          price_codes.length > 0 && `only with the price code ${price_codes.join(" or ")}`,
          is_from_folder ? "from the brand's folder" : "changed or added here",
        ]
          .filter(Boolean)
          .join(", ")}
      </p>
      <p className="heading">
        {!isFirst && step("up", "Move up")}
        {!isLast && step("down", "Move down")}
        {state !== "ENDED" && step("end", "End it now")}
        {step("delete", "Delete", "danger")}
      </p>
    </section>
  );
}
