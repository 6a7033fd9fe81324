import { Breadcrumbs } from "../ui/breadcrumbs";
import { Container, PageHeading } from "../ui/page";
import { ProductReviews } from "./product-reviews";
import type { ProductReviewPageView } from "./read-product-review-page.server";

/** The reviews of one product, alone; the page has no footer (specification §2). */
export function ProductReviewPage({ view: { product, list } }: { view: ProductReviewPageView }) {
  return (
    <Container className="pb-10 pt-5 lg:pb-16">
      <Breadcrumbs steps={[{ title: product.name, path: product.path }]} here="Reviews" />
      <PageHeading
        lead={list.count > 0 && "We read every review before we post it, and we keep the critical ones."}
      >
        {product.name}
      </PageHeading>
      <ProductReviews sku={product.sku} view={list} />
    </Container>
  );
}
