import { useLocation } from "@remix-run/react";
import { Container } from "../ui/page";

/** Shows developers that the mode is on, and its commands (specification §4 "Developer mode"). */
export function DeveloperLinks() {
  const { pathname } = useLocation();
  return (
    <aside aria-label="Developer mode" className="bg-ink text-sm text-on-ink">
      <Container className="flex flex-wrap items-center gap-x-6">
        <p className="font-semibold">Developer mode</p>
        <StripLink address={`${pathname}?clearcache`}>Clear the cache of this page</StripLink>
        <StripLink address={`${pathname}?__clearcacheall__`}>Clear all caches</StripLink>
        <StripLink address={`${pathname}?developer=`}>Leave</StripLink>
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
