import { Breadcrumbs } from "../ui/breadcrumbs";
import { Container, PageHeading } from "../ui/page";
import { CookieChoiceForm } from "./cookie-choice-form";
import type { CookieChoicesView } from "./cookie-choices.server";

interface CookieLine {
  purpose: string;
  time: string;
}

/** What the shop keeps in a browser by itself; the times are those of cookies.server.ts. */
const NECESSARY: CookieLine[] = [
  { purpose: "That you are logged in, your cart and your designs", time: "30 days" },
  { purpose: "Offers that you came with, and your delivery choice", time: "7 days" },
  { purpose: "The order just placed, and where to go after a login", time: "1 day" },
  {
    purpose: "By which kind of link you came: a search, a letter, a partner or a friend",
    time: "1 to 30 days",
  },
  { purpose: "What you choose on this page", time: "180 days" },
];

/** What is kept, by whom, and the choice. */
export function CookieChoicesPage({ view }: { view: CookieChoicesView }) {
  return (
    <Container className="pb-10 pt-5 lg:pb-16">
      <div className="mx-auto max-w-[760px]">
        <Breadcrumbs steps={[]} here="Cookie choices" />
        <PageHeading lead="We keep what the shop needs to work. Anything else is up to you.">
          Cookie choices
        </PageHeading>
        <div className="prose">
          <h2>What the shop needs</h2>
          <p>These stay between you and us. No other site can read them.</p>
          <dl className="mb-4 divide-y divide-line border-y border-line">
            {NECESSARY.map(({ purpose, time }) => (
              <div key={purpose} className="flex justify-between gap-6 py-3">
                <dt>{purpose}</dt>
                <dd className="shrink-0 text-soft-ink">{time}</dd>
              </div>
            ))}
          </dl>
          <h2>Services of others</h2>
          {view.services.length > 0 ? <Choice {...view} /> : <NothingToChoose />}
        </div>
      </div>
    </Container>
  );
}

function Choice({ choice, services }: CookieChoicesView) {
  return (
    <>
      <p>With your consent our pages also load these. They may keep cookies of their own.</p>
      <ul>
        {services.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
      <p>
        <strong>{spokenChoice(choice)}</strong> You can change it here at any time.
      </p>
      <CookieChoiceForm back="/cookie-choices" />
    </>
  );
}

function spokenChoice(choice: CookieChoicesView["choice"]): string {
  if (choice === "all") return "You allow all of them.";
  if (choice === "necessary") return "You allow none of them.";
  return "You have not chosen yet, so none of them is loaded.";
}

function NothingToChoose() {
  return (
    <p>Our pages load none: no statistics, no advertising, no social networks. There is nothing to choose.</p>
  );
}
