import { Breadcrumbs } from "../ui/breadcrumbs";
import { MerchantHtml } from "../ui/merchant-html";
import { Container } from "../ui/page";
import { PreviewNotice } from "../ui/preview-notice";
import { hasChoicesInForm } from "./add-to-cart-form";
import { ProductChoices } from "./product-choices";
import { ProductGallery } from "./product-gallery";
import { ProductGrid } from "./product-grid";
import { ProductPrice } from "./product-price-line";
import { ProductPurchase } from "./product-purchase";
import { ProductAssurances, ProductRating, ProductTalks } from "./product-sections";
import type { ProductView } from "./product-view";
import { RecentlyViewed } from "./recently-viewed";

/** A product page: pictures on the left, choices and price on the right, then the description. */
export function ProductPage({ view }: { view: ProductView }) {
  return (
    <Container className="pb-10 pt-5 lg:pb-16">
      {view.isPreview && <PreviewNotice />}
      <Breadcrumbs steps={view.crumbs} here={view.name} />
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,350px)_minmax(0,1fr)] md:gap-8 lg:gap-14">
        <ProductGallery name={view.name} angles={view.angles} samples={view.samples} />
        <div className="max-w-[600px] lg:sticky lg:top-24">
          <h1 className="font-heading text-2xl font-semibold lg:text-3xl">{view.name}</h1>
          <ProductRating view={view} />
          <ProductPrice view={view} />
          <MerchantHtml className="mt-3 max-w-measure text-soft-ink" html={view.shortDescription} />
          {!hasChoicesInForm(view) && <ProductChoices choices={view.choices} />}
          <ProductPurchase view={view} />
          <ProductAssurances view={view} />
        </div>
      </div>
      {view.description && (
        <section className="laid-out-late mt-12 border-t border-line pt-8 lg:mt-16">
          <h2 className="font-heading text-2xl font-semibold">About this gift</h2>
          <MerchantHtml className="prose mt-4 lg:max-w-none lg:columns-2 lg:gap-16" html={view.description} />
        </section>
      )}
      <ProductTalks view={view} />
      {view.related.length > 0 && (
        <section className="mt-12 lg:mt-16">
          <h2 className="mb-5 font-heading text-2xl font-semibold">You may also like</h2>
          <ProductGrid cards={view.related} />
        </section>
      )}
      <RecentlyViewed key={view.sku} except={view.sku} className="mt-12 lg:mt-16" />
    </Container>
  );
}
