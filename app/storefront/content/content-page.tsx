import { Breadcrumbs } from "../catalog/breadcrumbs";
import { MerchantHtml } from "../ui/merchant-html";
import { Container, PageHeading } from "../ui/page";
import type { PageDescription } from "./page-description";

export interface ContentView {
  kind: "content";
  page: PageDescription;
  heading: string;
  /** HTML that the merchant wrote. */
  content: string;
}

/** A page of words, such as shipping or questions and answers. */
export function ContentPage({ view }: { view: ContentView }) {
  return (
    <Container className="pb-10 pt-5 lg:pb-16">
      <div className="mx-auto max-w-[760px]">
        <Breadcrumbs steps={[]} here={view.heading} />
        <PageHeading>{view.heading}</PageHeading>
        <MerchantHtml className="prose" html={view.content} />
      </div>
    </Container>
  );
}
