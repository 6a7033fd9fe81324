import { ProductQuestions } from "../reviews/product-questions";
import { ProductRating } from "../reviews/product-rating";
import { ProductReviews } from "../reviews/product-reviews";
import { buttonClasses } from "../ui/button";
import { BrushIcon, HeartIcon, TruckIcon } from "../ui/icons";
import { MerchantHtml } from "../ui/merchant-html";
import { Container } from "../ui/page";
import { PlainLinks } from "../ui/plain-links";
import { Breadcrumbs } from "./breadcrumbs";
import { ProductChoices } from "./product-choices";
import { ProductGallery } from "./product-gallery";
import { ProductGrid } from "./product-grid";
import type { ProductView } from "./product-view";

/** A product: pictures at the left, choices and price at the right, then what it is made of. */
export function ProductPage({ view }: { view: ProductView }) {
  return (
    <Container className="pb-10 pt-5 lg:pb-16">
      <Breadcrumbs steps={view.category ? [view.category] : []} here={view.name} />
      <div className="grid items-start gap-6 lg:grid-cols-[1.15fr_1fr] lg:gap-12">
        <ProductGallery picture={view.picture} looks={view.looks} />
        <div className="lg:sticky lg:top-6">
          <h1 className="font-heading text-2xl font-semibold lg:text-3xl">{view.name}</h1>
          <ProductRating view={view.reviews} />
          <ProductPrice view={view} />
          <MerchantHtml className="mt-3 max-w-measure text-soft-ink" html={view.shortDescription} />
          <ProductChoices choices={view.choices} chosen={view.chosen} />
          <StartOrder view={view} />
        </div>
      </div>
      <section className="mt-12 border-t border-line pt-8 lg:mt-16">
        <h2 className="font-heading text-2xl font-semibold">About this gift</h2>
        <MerchantHtml className="prose mt-4 lg:max-w-none lg:columns-2 lg:gap-16" html={view.description} />
      </section>
      <ProductReviews sku={view.sku} view={view.reviews} />
      <ProductQuestions sku={view.sku} view={view.questions} />
      {view.related.length > 0 && (
        <section className="mt-12 lg:mt-16">
          <h2 className="mb-5 font-heading text-2xl font-semibold">You may also like</h2>
          <ProductGrid cards={view.related} />
        </section>
      )}
    </Container>
  );
}

function ProductPrice({ view }: { view: ProductView }) {
  return (
    <div className="mt-3">
      <p className="flex items-baseline gap-3">
        <span className="font-heading text-2xl font-semibold">{view.price}</span>
        {view.regularPrice && (
          <s className="text-lg text-soft-ink">
            <span className="sr-only">before </span>
            {view.regularPrice}
          </s>
        )}
      </p>
      {view.extras.length > 0 && (
        <p className="text-sm text-soft-ink">
          {view.basePrice}
          {view.extras.map(({ title, price }) => ` + ${price} for ${title}`)}
        </p>
      )}
    </div>
  );
}

function StartOrder({ view }: { view: ProductView }) {
  return (
    <>
      {view.orderPath ? (
        <PlainLinks>
          <a href={view.orderPath} className={buttonClasses("primary", "mt-6 w-full text-lg")}>
            Start Order
          </a>
        </PlainLinks>
      ) : (
        <p className="mt-6 font-semibold">This gift cannot be designed online right now.</p>
      )}
      <ul className="mt-5 grid gap-2.5 text-pine">
        {view.arrival && (
          <Assurance icon={<TruckIcon />}>
            Order today, at your door by <strong>{view.arrival}</strong>
          </Assurance>
        )}
        <Assurance icon={<BrushIcon />}>See it exactly as we make it before you pay</Assurance>
        <Assurance icon={<HeartIcon />}>Love it, or we make it again or refund you</Assurance>
      </ul>
    </>
  );
}

function Assurance({ icon, children }: { icon: React.ReactNode; children: React.ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      {icon}
      <span>{children}</span>
    </li>
  );
}
