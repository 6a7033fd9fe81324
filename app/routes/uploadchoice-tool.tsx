import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { currentSettings } from "~/settings/settings.server";
import { requirePage } from "~/storefront/content/base-pages.server";
import { metaWithCrumbs } from "~/storefront/content/crumb-meta";
import { readPageMetadata } from "~/storefront/content/page-metadata.server";
import { pageTitle } from "~/storefront/content/page-title";
import { readUploadChoice } from "~/storefront/photo-choice/read-upload-choice.server";
import { receiveChoice } from "~/storefront/photo-choice/receive-choice.server";
import { UPLOAD_CHOICE_TRAIL, UploadChoicePage } from "~/storefront/photo-choice/upload-choice-page";
import { UPLOAD_CHOICE_PATH } from "~/storefront/photo-choice/upload-choice-view";
import { hasFeature, requireFeature } from "~/storefront/session/features.server";
import { DesigningRests } from "~/storefront/studio/designing-rests";

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  metaWithCrumbs(data?.page, error, UPLOAD_CHOICE_TRAIL);

export async function loader({ request }: LoaderFunctionArgs) {
  requirePage("photo on any product");
  const isPossible = await hasFeature("designing");
  const [page, view] = await Promise.all([
    readPageMetadata(request, {
      defaults: {
        title: pageTitle("See Your Pet's Photo on Our Gifts"),
        description: "Upload one photo of your pet and see it on our gifts before you choose.",
        keywords: "upload pet photo, photo gifts, pet photo on products",
        robots: "INDEX,FOLLOW",
        canonical: `${currentSettings().publicUrl}${UPLOAD_CHOICE_PATH}`,
      },
    }),
    isPossible ? readUploadChoice(request) : null,
  ]);
  return json({ page, view }, { headers: { "Cache-Control": "private, no-store" } });
}

export async function action({ request }: ActionFunctionArgs) {
  requirePage("photo on any product");
  await requireFeature("designing");
  return receiveChoice(request);
}

export default function UploadChoiceRoute() {
  const { view } = useLoaderData<typeof loader>();
  const rejection = useActionData<typeof action>();
  return view ? <UploadChoicePage view={view} rejection={rejection} /> : <DesigningRests />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
