import type { ReactNode } from "react";
import { thisBrand } from "~/brand/this-brand";
import { Breadcrumbs } from "../ui/breadcrumbs";
import { MerchantHtml, type SafeHtml } from "../ui/merchant-html";
import { Container, PageHeading } from "../ui/page";
import { PreviewNotice } from "../ui/preview-notice";
import type { PageDescription } from "./page-description";
import type { Question } from "./structured-data";

export interface ContentView {
  kind: "content";
  page: PageDescription;
  heading: string;
  /** The merchant's HTML. */
  content: SafeHtml;
  questions: Question[];
  /** A landing page without the shop's header and footer. */
  isBare: boolean;
  /** True for staff who see a draft of the page. */
  isPreview?: boolean;
}

/** A text page, such as shipping or questions and answers. @param children shown below the text */
export function ContentPage({ view, children }: { view: ContentView; children?: ReactNode }) {
  if (view.isBare) return <BarePage view={view} />;
  return (
    <Container className="pb-10 pt-5 lg:pb-16">
      <div className="mx-auto max-w-[760px]">
        {view.isPreview && <PreviewNotice />}
        <Breadcrumbs steps={[]} here={view.heading} />
        <PageHeading>{view.heading}</PageHeading>
        <MerchantHtml className="prose" html={view.content} />
        {children}
      </div>
    </Container>
  );
}

function BarePage({ view }: { view: ContentView }) {
  return (
    <Container className="py-10 lg:py-16">
      <div className="mx-auto max-w-[760px] rounded-card border border-line bg-card p-6 md:p-12">
        {view.isPreview && <PreviewNotice />}
        <p className="mb-3 font-heading text-lg font-semibold text-accent-strong">{thisBrand().name}</p>
        <PageHeading>{view.heading}</PageHeading>
        <MerchantHtml className="prose" html={view.content} />
      </div>
    </Container>
  );
}
