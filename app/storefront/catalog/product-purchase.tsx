import { ButtonLink, buttonClasses } from "../ui/button";
import { PlainLinks } from "../ui/plain-links";
import { AddToCartForm } from "./add-to-cart-form";
import type { ProductView } from "./product-view";

/** The button to the design tool or the cart, or the reason why the product is not available. */
export function ProductPurchase({ view }: { view: ProductView }) {
  switch (view.purchase.kind) {
    case "designed":
      return (
        <PlainLinks>
          <div className="start-order">
            <a href={view.purchase.path} className={buttonClasses("primary", "w-full text-lg")}>
              Start Order
            </a>
          </div>
        </PlainLinks>
      );
    case "as-it-is":
      return <AddToCartForm view={view} />;
    case "soon":
      return <p className="mt-6 rounded-field bg-sand px-4 py-3 font-semibold">Coming soon.</p>;
    case "rests":
      return <DesigningRests />;
    case "not-made":
      return (
        <p className="mt-6 rounded-field bg-sand px-4 py-3 font-semibold">
          This combination isn't available. Please choose another.
        </p>
      );
    case "not-here":
      return <NotHere />;
    case "unknown":
      return <p className="mt-6 font-semibold">This gift isn't available online right now.</p>;
  }
}

function DesigningRests() {
  return (
    <div className="mt-6 rounded-field bg-sand px-4 py-3">
      <p className="font-semibold">Our design tools are taking a short break.</p>
      <p className="mt-1">
        This gift is made from your own design. Contact us and we'll help you order it, or check back soon.
      </p>
      <ButtonLink to="/contact-us" variant="plain" className="-ml-2 mt-1">
        Contact us
      </ButtonLink>
    </div>
  );
}

function NotHere() {
  return (
    <div className="mt-6 rounded-field bg-sand px-4 py-3">
      <p className="font-semibold">You can't buy this one on our website.</p>
      <p className="mt-1">Contact us and we'll help you order it.</p>
      <ButtonLink to="/contact-us" variant="plain" className="-ml-2 mt-1">
        Contact us
      </ButtonLink>
    </div>
  );
}
