import { Breadcrumbs, type Trail } from "../ui/breadcrumbs";
import { Container, PageHeading } from "../ui/page";
import { CookieChoiceForm } from "./cookie-choice-form";
import type { CookieChoicesView } from "./cookie-choices.server";

interface CookieLine {
  purpose: string;
  time: string;
}

/** The shop's own cookies; their lifetimes are those of cookies.server.ts. */
const NECESSARY: CookieLine[] = [
  { purpose: "Keeping you signed in, your cart and your designs", time: "30 days" },
  { purpose: "Offers from links you followed, and your shipping choice", time: "7 days" },
  { purpose: "The order you just placed, and the page to return to after signing in", time: "1 day" },
  {
    purpose: "How you found us: a search, an email, a partner or a friend",
    time: "1 to 30 days",
  },
  { purpose: "Your choice on this page", time: "180 days" },
];

export const COOKIES_TRAIL: Trail = { steps: [], here: "Cookie settings" };

/** Lists cookies and services, and offers the choice. */
export function CookieChoicesPage({ view }: { view: CookieChoicesView }) {
  return (
    <Container className="pb-10 pt-5 lg:pb-16">
      <div className="mx-auto max-w-[760px]">
        <Breadcrumbs {...COOKIES_TRAIL} />
        <PageHeading lead="We use what the shop needs to work. The rest is up to you.">
          Cookie settings{" "}
        </PageHeading>
        <div className="prose">
          <h2>Necessary cookies</h2>
          <p>These stay between you and us. No other site can read them.</p>
          <dl className="mb-4 divide-y divide-line border-y border-line">
            {NECESSARY.map(({ purpose, time }) => (
              <div key={purpose} className="flex justify-between gap-6 py-3">
                <dt>{purpose}</dt>
                <dd className="shrink-0 text-soft-ink">{time}</dd>
              </div>
            ))}
          </dl>
          {view.services.length > 0 || view.hasCode ? <Optional view={view} /> : <NothingOptional />}
        </div>
      </div>
    </Container>
  );
}

function Optional({ view: { choice, services } }: { view: CookieChoicesView }) {
  return (
    <>
      <h2>How you found us</h2>
      <p>With your consent, we note on your order which search, email or partner brought you here.</p>
      {services.length > 0 && <Services services={services} />}
      <h2>Your choice</h2>
      <p>
        <strong>{displayChoice(choice)}</strong> You can change this here anytime.
      </p>
      <CookieChoiceForm back="/cookie-choices" />
    </>
  );
}

function Services({ services }: Pick<CookieChoicesView, "services">) {
  return (
    <>
      <h2>Third-party services</h2>
      <p>With your consent, our pages also load these. They may set their own cookies.</p>
      <ul>
        {services.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
    </>
  );
}

function displayChoice(choice: CookieChoicesView["choice"]): string {
  if (choice === "all") return "You allow all of this.";
  if (choice === "necessary") return "You allow none of this.";
  return "You haven't chosen yet, so we use none of this.";
}

function NothingOptional() {
  return (
    <>
      <h2>Third-party services</h2>
      <p>Our pages don't load any: no analytics, no ads, no social networks. There's nothing to choose.</p>
    </>
  );
}
