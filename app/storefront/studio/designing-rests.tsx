import { ButtonLink } from "../ui/button";
import { EverythingLink } from "../ui/everything-link";
import { Page, PageHeading } from "../ui/page";

/** In the place of a design tool where the provider has none. */
export function DesigningRests() {
  return (
    <Page className="min-h-[45vh]">
      <PageHeading lead="Our design tools rest at the moment. Please come back a little later: your photo will look just as good then.">
        We are taking a short break from designing
      </PageHeading>
      <p className="mb-6 max-w-measure">
        What needs no design can be ordered as always, and we are glad to help you to everything else.
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
