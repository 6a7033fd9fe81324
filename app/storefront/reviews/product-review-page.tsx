import { Breadcrumbs, type Trail } from "../ui/breadcrumbs";
import { Container, PageHeading } from "../ui/page";
import { ProductReviews } from "./product-reviews";
import type { ProductReviewPageView } from "./read-product-review-page.server";

/** The breadcrumbs of the page. */
export function productReviewTrail({ product }: ProductReviewPageView): Trail {
  return { steps: [{ title: product.name, path: product.path }], here: "Reviews" };
}

/** The reviews of one product, alone; the page has no footer (specification §2). */
export function ProductReviewPage({ view }: { view: ProductReviewPageView }) {
  const { product, list } = view;
  return (
    <Container className="pb-10 pt-5 lg:pb-16">
      <Breadcrumbs {...productReviewTrail(view)} />
      <PageHeading
        lead={list.count > 0 && "We read every review before we post it, and we keep the critical ones."}
      >
        {product.name}
      </PageHeading>
      <ProductReviews sku={product.sku} view={list} />
    </Container>
  );
}
