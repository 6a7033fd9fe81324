import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { thisBrand } from "~/brand/this-brand";
import { SearchBox } from "../search/search-box";
import { usePossible } from "../session/features";
import { Button, buttonClasses } from "../ui/button";
import { Page, PageHeading } from "../ui/page";

const NOT_FOUND_TITLE = "404 Not Found";
const GONE_TITLE = "No Longer Available";
const ERROR_TITLE = "Oops, Something Went Wrong!";

/** Returns the title of an error page. */
export function errorTitle(error: unknown): string {
  if (!isRouteErrorResponse(error)) return ERROR_TITLE;
  if (error.status === 410) return GONE_TITLE;
  return error.status === 404 ? NOT_FOUND_TITLE : ERROR_TITLE;
}

/** The error page: specification §2 "Page Not Found" and "Error fallback screen". */
export function ErrorScreen() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status !== 404 && status !== 410) return <Failure error={error} />;
  return <NotFound isGone={status === 410} />;
}

function NotFound({ isGone }: { isGone: boolean }) {
  const loved = usePossible(thisBrand().navigation.loved);
  return (
    <Screen pet="dog-beagle" heading={isGone ? "We no longer make this one" : "Oops... Page Not Found"}>
      <p>
        {isGone
          ? "This gift has retired to the couch. Here's what we make today."
          : "We sniffed everywhere, but there's nothing at this address. The page may have moved."}
      </p>
      <SearchBox id="error-search" className="mt-6 max-w-[480px] text-base" />
      <p className="mt-8 text-base font-semibold">You might be looking for</p>
      <ul className="-ml-2 mt-1 flex flex-wrap gap-x-4 text-base">
        {[{ title: "The home page", path: "/" }, ...loved].map(({ title, path }) => (
          <li key={path}>
            <a href={path} className={buttonClasses("plain", "font-medium")}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Screen>
  );
}

function Failure({ error }: { error: unknown }) {
  return (
    <Screen pet="cat-tabby" heading={ERROR_TITLE}>
      <p>That one's on us. Nothing you made is lost, so please try again in a moment.</p>
      {process.env.NODE_ENV === "development" && <ErrorDetails error={error} />}
      <div className="mt-6 flex flex-wrap gap-3">
        <TryAgain />
        <a href="/contact-us" className={buttonClasses("quiet")}>
          Contact us
        </a>
      </div>
    </Screen>
  );
}

/** For developers. */
function ErrorDetails({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  return (
    <pre className="mt-4 overflow-x-auto whitespace-pre-wrap rounded-card bg-card p-4 text-sm">
      {`${pathname}${search}\n\n${describeError(error)}`}
    </pre>
  );
}

function describeError(error: unknown): string {
  if (isRouteErrorResponse(error))
    return `${error.status} ${error.statusText}\n${JSON.stringify(error.data, null, 2)}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Reloads the page by a form, so that it also works without JavaScript. */
function TryAgain() {
  const { pathname, search } = useLocation();
  return (
    <form method="get" action={pathname}>
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button>Try again?</Button>
    </form>
  );
}

function Screen({ pet, heading, children }: { pet: string; heading: string; children: React.ReactNode }) {
  return (
    <Page className="grid items-center gap-8 md:grid-cols-[280px_1fr] lg:py-20">
      <img
        src={`/drawings/${pet}.svg`}
        alt=""
        width="400"
        height="400"
        className="w-44 rounded-full md:w-full"
      />
      <div className="max-w-measure text-lg">
        <PageHeading className="mb-3">{heading}</PageHeading>
        {children}
      </div>
    </Page>
  );
}
