import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changePictures, readPicturesPage } from "~/admin/catalog/pictures/pictures.server";
import { PicturesPage } from "~/admin/catalog/pictures/pictures-page";
import { adminMeta } from "~/admin/frame/admin-meta";
import type { FormRejection } from "~/admin/frame/failed-form.server";

export const meta: MetaFunction = () => adminMeta("Pictures");

export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  json(await readPicturesPage(request, params.sku ?? ""));
export const action = ({ request, params }: ActionFunctionArgs) => changePictures(request, params.sku ?? "");

export default function PicturesRoute() {
  const problem = useActionData<FormRejection>() ?? null;
  return <PicturesPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
