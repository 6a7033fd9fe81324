import { Container } from "../ui/page";

/** Shows developers that the mode is on, and its commands (specification §4 "Developer mode"), for the page that is shown. */
export function DeveloperLinks() {
  return (
    <aside aria-label="Developer mode" className="bg-ink text-sm text-on-ink">
      <Container className="flex flex-wrap items-center gap-x-6">
        <p className="font-semibold">Developer mode</p>
        <StripLink address="?clearcache">Clear the cache of this page</StripLink>
        <StripLink address="?__clearcacheall__">Clear all caches</StripLink>
        <StripLink address="?developer=">Leave</StripLink>
      </Container>
    </aside>
  );
}

function StripLink({ address, children }: { address: string; children: string }) {
  return (
    <a href={address} className="flex min-h-[44px] items-center underline underline-offset-4">
      {children}
    </a>
  );
}
