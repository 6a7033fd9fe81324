import { ButtonLink } from "../ui/button";
import { EverythingLink } from "../ui/everything-link";
import { Page, PageHeading } from "../ui/page";

/** Shown instead of a design tool when the provider has none. */
export function DesigningRests() {
  return (
    <Page className="min-h-[45vh]">
      <PageHeading lead="Our design tools are taking a short break. Please check back soon. Your photo will look just as good then.">
        Our design tools are on a short break
      </PageHeading>
      <p className="mb-6 max-w-measure">
        You can still order anything that doesn't need designing, and we're happy to help with the rest.
      </p>
      <div className="flex flex-wrap gap-3">
        <EverythingLink />
        <ButtonLink to="/contact-us" variant="quiet">
          Contact us
        </ButtonLink>
      </div>
    </Page>
  );
}
