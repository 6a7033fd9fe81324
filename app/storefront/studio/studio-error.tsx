import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { ErrorScreen } from "../shell/error-screens";
import { ButtonLink } from "../ui/button";
import { Page, PageHeading } from "../ui/page";

/** Shows why a form was rejected, with a link back to the design; other errors get the shop's error screen. */
export function StudioError() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (!isRouteErrorResponse(error) || ![400, 413].includes(error.status)) return <ErrorScreen />;
  return (
    <Page>
      <PageHeading lead={String(error.data)}>That didn't go through</PageHeading>
      <ButtonLink to={pathname + search} reloadDocument>
        Back to your design
      </ButtonLink>
    </Page>
  );
}
