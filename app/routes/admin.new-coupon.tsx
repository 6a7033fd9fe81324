import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type CouponProblem, createCoupon, readNewCoupon } from "~/admin/coupons/coupon.server";
import { CouponPage } from "~/admin/coupons/coupon-page";
import { adminMeta } from "~/admin/frame/admin-meta";

export const meta: MetaFunction = () => adminMeta("New coupon");

export const loader = ({ request }: LoaderFunctionArgs) => readNewCoupon(request);
export const action = ({ request }: ActionFunctionArgs) => createCoupon(request);

export default function NewCouponRoute() {
  const problem = useActionData<CouponProblem>() ?? null;
  return <CouponPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
