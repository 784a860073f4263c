# Generated from docs/openapi.json by npm run docs. Do not edit.
"""All operations of the API, grouped as in docs/api.md."""

from datetime import date, datetime
from typing import Any, Dict, Iterator, List, Literal, Optional, Sequence, Union

from . import types as t
from ._transport import Resource, Transport, segment
from .downloads import Download
from .files import File

Region = Union[Literal[
    "us",
    "ca",
    "mx",
    "br",
    "uk",
    "de",
    "fr",
    "it",
    "es",
    "nl",
    "se",
    "pl",
    "be",
    "ie",
    "tr",
    "ae",
    "sa",
    "eg",
    "in",
    "jp",
    "sg",
    "au",
    "za",
], str]
Sort = Literal[
    "can_win",
    "-can_win",
    "can_win_today",
    "-can_win_today",
    "can_win_with_spark",
    "-can_win_with_spark",
    "can_win_with_shoot",
    "-can_win_with_shoot",
    "pdp_score",
    "-pdp_score",
    "hero_score",
    "-hero_score",
    "updated_at",
    "-updated_at",
    "name",
    "-name",
]
Advice = Literal[
    "other_main",
    "other_main.packshot",
    "other_main.packshot_back",
    "other_main.alternate_angle",
    "other_main.detail",
    "other_main.lifestyle",
    "other_main.in_use",
    "other_main.on_model",
    "other_main.size_and_scale",
    "other_main.infographic",
    "other_main.comparison_chart",
    "other_main.ingredients",
    "other_main.nutrition_label",
    "other_main.instructions",
    "other_main.packaging",
    "other_main.group_or_variant",
    "other_main.swatch",
    "other_main.other",
    "order",
    "repeat",
    "crop",
    "whiten",
]
Columns = Literal[
    "id",
    "name",
    "score",
    "accepted",
    "today",
    "with_spark",
    "with_shoot",
    "main_score",
    "carousel_score",
    "image_count",
    "loses_most_by",
    "first_action",
    "missing",
    "rules_failed",
    "retailer",
    "category",
    "brand",
    "tags",
    "status",
    "changed",
    "link",
]
ExportShotsColumns = Literal[
    "asset_type",
    "description",
    "images",
    "gain",
    "id",
    "name",
    "retailer",
    "category",
    "score",
    "link",
]
Rendition = Literal[
    "101.webp",
    "160.webp",
    "480.webp",
    "1600.webp",
    "full.jpg",
    "160.png",
    "original",
]
Family = Literal[
    "general",
    "food-and-drink",
    "medicine",
    "beauty",
    "color-cosmetics",
    "apparel",
    "electronics",
    "home",
]
Encoding = Literal[
    "utf-8",
    "utf-16le",
    "utf-16be",
    "windows-1252",
    "windows-1250",
    "windows-1251",
    "windows-1253",
    "windows-1254",
    "windows-1255",
    "windows-1256",
    "windows-1257",
    "iso-8859-2",
    "koi8-r",
    "koi8-u",
    "macintosh",
    "x-mac-cyrillic",
    "ibm866",
    "cp850",
    "cp437",
    "cp852",
    "shift_jis",
    "euc-jp",
    "euc-kr",
    "big5",
    "gb18030",
    "iso-2022-jp",
]
State = Literal["same", "moved", "unsure", "different", "not_read", "not_allowed"]
Action = Literal[
    "session.started",
    "passkey.added",
    "passkey.removed",
    "recovery_codes.created",
    "device_link.created",
    "person.invited",
    "person.link_created",
    "person.role_changed",
    "person.disabled",
    "person.enabled",
    "credential.created",
    "credential.disabled",
    "credential.rotated",
    "keys.rotated",
    "rubric.published",
    "rubric.activated",
    "acceptance_rules.published",
    "acceptance_rules.activated",
    "acceptance_targets.chosen",
    "rule_pack.installed",
    "rule_pack.activated",
    "teaching.used",
    "teaching.forgotten",
    "money_roles.changed",
    "pdp.deleted",
    "pdp.restored",
    "pdp.removed",
    "bulk_change.started",
    "bulk_change.undone",
    "image.deleted",
    "facts.deleted",
    "shot.deleted",
    "comment.deleted",
    "outcome_test.deleted",
    "shop_connection.created",
    "shop_connection.deleted",
    "shop_push.confirmed",
    "shop_push.rolled_back",
    "webhook_endpoint.created",
    "webhook_endpoint.changed",
    "webhook_endpoint.deleted",
    "webhook_endpoint.rotated",
    "share.created",
    "share.changed",
    "share.rotated",
    "share.opened",
    "share.picture_sent",
    "share.commented",
    "share.closed",
    "organization.created",
    "organization.changed",
    "organization.suspended",
    "organization.resumed",
    "organization.deleted",
]


class ListingsById(Resource):
    """Listings under your own ids."""

    def submit_pdp(self, id: str, body: t.PdpSubmission) -> t.PdpSubmitted:
        """Submit a listing under your own id.

        Submits the main image and the carousel images of a listing for scoring. All images are
        downloaded before the response. If one fails, nothing changes. Images are identified by
        their file names: an image that the listing already has is neither downloaded nor scored
        again.
        """
        result: t.PdpSubmitted = self._transport.request(
            "PUT",
            f"/v1/pdps/id/{segment(id)}",
            body=body,
        ).json()
        return result

    def get_pdp(self, id: str, *, retailer: Optional[t.RetailerId] = None) -> t.PdpScores:
        """Read the scores of a listing by your own id.

        Poll until `COMPLETED` or `ERROR`. `Prefer: wait=10` waits up to 10 seconds (at most 30) for
        the end of the work. While a change is processed, the previous scores and `scored_at` stay.
        """
        result: t.PdpScores = self._transport.request(
            "GET",
            f"/v1/pdps/id/{segment(id)}",
            query={"retailer": retailer},
        ).json()
        return result


class ListingsByGTIN(Resource):
    """Listings under their GTIN."""

    def submit_pdp_by_gtin(self, gtin: str, body: t.GtinSubmission) -> t.GtinSubmitted:
        """Submit a listing under a GTIN.

        Submits the main image and the carousel images of a listing for scoring. All images are
        downloaded before the response. If one fails, nothing changes. Images are identified by
        their file names: an image that the listing already has is neither downloaded nor scored
        again.
        """
        result: t.GtinSubmitted = self._transport.request(
            "PUT",
            f"/v1/pdps/gtin/{segment(gtin)}",
            body=body,
        ).json()
        return result

    def get_pdp_by_gtin(
        self,
        gtin: str,
        *,
        retailer: Optional[t.RetailerId] = None,
    ) -> t.GtinScores:
        """Read the scores of a listing by GTIN.

        Poll until `COMPLETED` or `ERROR`. `Prefer: wait=10` waits up to 10 seconds (at most 30) for
        the end of the work. While a change is processed, the previous scores and `scored_at` stay.
        """
        result: t.GtinScores = self._transport.request(
            "GET",
            f"/v1/pdps/gtin/{segment(gtin)}",
            query={"retailer": retailer},
        ).json()
        return result


class ListingsByASIN(Resource):
    """Listings on a storefront."""

    def submit_pdp_by_asin(
        self,
        asin: str,
        body: Optional[t.AsinSubmission] = None,
    ) -> t.AsinSubmitted:
        """Submit a listing by its ASIN.

        Fetches the listing with its title, category and images from the region’s storefront, and
        scores it. Another submission of the same ASIN refreshes the listing: only images that have
        changed are scored again. Images that a person has composed are replaced by those of the
        page, unless `composed_set` is `keep`: then only the title and the category are read. The
        body is optional.
        """
        result: t.AsinSubmitted = self._transport.request(
            "PUT",
            f"/v1/pdps/asin/{segment(asin)}",
            body=body,
        ).json()
        return result

    def get_pdp_by_asin(self, asin: str, *, region: Optional[Region] = None) -> t.AsinScores:
        """Read the scores of a listing by its ASIN.

        Poll until `scored` or `error`. `Prefer: wait=10` waits up to 10 seconds (at most 30) for
        the end of the work. During a refresh, the previous scores and `scored_at` stay.
        """
        result: t.AsinScores = self._transport.request(
            "GET",
            f"/v1/pdps/asin/{segment(asin)}",
            query={"region": region},
        ).json()
        return result


class Listings(Resource):
    """All listings, however they were submitted: lists, explanations, history."""

    def delete_pdp_by_own_id(
        self,
        id: str,
        *,
        permanent: Optional[bool] = None,
        retailer: Optional[t.RetailerId] = None,
    ) -> None:
        """Delete a listing, by your own id.

        Moves the listing with its history, its images and what Spark made of them into the trash
        for 30 days. Nothing finds it any more, and its id can be submitted anew. Then, or at once
        with `permanent=true`, all of it is deleted. The files follow within a day or two, unless
        other images have the same content.
        """
        self._transport.request(
            "DELETE",
            f"/v1/pdps/id/{segment(id)}",
            query={"permanent": permanent, "retailer": retailer},
        ).send()

    def list_pdps(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        include: Optional[Literal["images"]] = None,
        sort: Optional[Sort] = None,
        one_per_family: Optional[bool] = None,
        score_min: Optional[float] = None,
        score_max: Optional[float] = None,
        id: Optional[Sequence[str]] = None,
        status: Optional[t.PdpStatus] = None,
        retailer: Optional[t.RetailerId] = None,
        category_id: Optional[str] = None,
        missing: Optional[t.Classification] = None,
        penalty: Optional[t.PenaltyName] = None,
        loses_most_by: Optional[t.LossCause] = None,
        advice: Optional[Advice] = None,
        rule_failed: Optional[t.RuleName] = None,
        acceptance: Optional[t.AcceptanceState] = None,
        target: Optional[t.AcceptanceTargetId] = None,
        tag: Optional[str] = None,
        family: Optional[str] = None,
        brand: Optional[str] = None,
        changed_by: Optional[str] = None,
        q: Optional[str] = None,
        updated_since: Optional[Union[str, datetime]] = None,
    ) -> t.PdpPage:
        """List listings.

        Returns the listings of your organization that meet all filters, page by page. Follow
        `next_cursor` until `has_more` is false. Listings that change meanwhile may appear again or
        be left out.
        """
        result: t.PdpPage = self._transport.request(
            "GET",
            "/v1/pdps",
            query={
                "limit": limit,
                "cursor": cursor,
                "include": include,
                "sort": sort,
                "one_per_family": one_per_family,
                "score_min": score_min,
                "score_max": score_max,
                "id": id,
                "status": status,
                "retailer": retailer,
                "category_id": category_id,
                "missing": missing,
                "penalty": penalty,
                "loses_most_by": loses_most_by,
                "advice": advice,
                "rule_failed": rule_failed,
                "acceptance": acceptance,
                "target": target,
                "tag": tag,
                "family": family,
                "brand": brand,
                "changed_by": changed_by,
                "q": q,
                "updated_since": updated_since,
            },
        ).json()
        return result

    def iter_pdps(
        self,
        *,
        limit: Optional[int] = None,
        include: Optional[Literal["images"]] = None,
        sort: Optional[Sort] = None,
        one_per_family: Optional[bool] = None,
        score_min: Optional[float] = None,
        score_max: Optional[float] = None,
        id: Optional[Sequence[str]] = None,
        status: Optional[t.PdpStatus] = None,
        retailer: Optional[t.RetailerId] = None,
        category_id: Optional[str] = None,
        missing: Optional[t.Classification] = None,
        penalty: Optional[t.PenaltyName] = None,
        loses_most_by: Optional[t.LossCause] = None,
        advice: Optional[Advice] = None,
        rule_failed: Optional[t.RuleName] = None,
        acceptance: Optional[t.AcceptanceState] = None,
        target: Optional[t.AcceptanceTargetId] = None,
        tag: Optional[str] = None,
        family: Optional[str] = None,
        brand: Optional[str] = None,
        changed_by: Optional[str] = None,
        q: Optional[str] = None,
        updated_since: Optional[Union[str, datetime]] = None,
    ) -> Iterator[t.PdpSummary]:
        """Iterates over all rows of list_pdps, page by page."""

        def read(cursor: Optional[str]) -> t.PdpPage:
            return self.list_pdps(
                limit=limit,
                include=include,
                sort=sort,
                one_per_family=one_per_family,
                score_min=score_min,
                score_max=score_max,
                id=id,
                status=status,
                retailer=retailer,
                category_id=category_id,
                missing=missing,
                penalty=penalty,
                loses_most_by=loses_most_by,
                advice=advice,
                rule_failed=rule_failed,
                acceptance=acceptance,
                target=target,
                tag=tag,
                family=family,
                brand=brand,
                changed_by=changed_by,
                q=q,
                updated_since=updated_since,
                cursor=cursor,
            )

        return self._rows(read)

    def change_pdps(
        self,
        body: t.PdpsChange,
        *,
        score_min: Optional[float] = None,
        score_max: Optional[float] = None,
        id: Optional[Sequence[str]] = None,
        status: Optional[t.PdpStatus] = None,
        retailer: Optional[t.RetailerId] = None,
        category_id: Optional[str] = None,
        missing: Optional[t.Classification] = None,
        penalty: Optional[t.PenaltyName] = None,
        loses_most_by: Optional[t.LossCause] = None,
        advice: Optional[Advice] = None,
        rule_failed: Optional[t.RuleName] = None,
        acceptance: Optional[t.AcceptanceState] = None,
        target: Optional[t.AcceptanceTargetId] = None,
        tag: Optional[str] = None,
        family: Optional[str] = None,
        brand: Optional[str] = None,
        changed_by: Optional[str] = None,
        q: Optional[str] = None,
        updated_since: Optional[Union[str, datetime]] = None,
    ) -> t.PdpsChangeResult:
        """Set the category of many listings.

        Sets the category of the listings that meet all filters, which are those of the list.
        Without a filter, of all. Listings for which a person has set this category already are left
        out, so the request can be repeated.
        """
        result: t.PdpsChangeResult = self._transport.request(
            "PATCH",
            "/v1/pdps",
            query={
                "score_min": score_min,
                "score_max": score_max,
                "id": id,
                "status": status,
                "retailer": retailer,
                "category_id": category_id,
                "missing": missing,
                "penalty": penalty,
                "loses_most_by": loses_most_by,
                "advice": advice,
                "rule_failed": rule_failed,
                "acceptance": acceptance,
                "target": target,
                "tag": tag,
                "family": family,
                "brand": brand,
                "changed_by": changed_by,
                "q": q,
                "updated_since": updated_since,
            },
            body=body,
        ).json()
        return result

    def export_pdps(
        self,
        *,
        format: Optional[Literal["csv", "ndjson", "xlsx"]] = None,
        sort: Optional[Sort] = None,
        score_min: Optional[float] = None,
        score_max: Optional[float] = None,
        id: Optional[Sequence[str]] = None,
        status: Optional[t.PdpStatus] = None,
        retailer: Optional[t.RetailerId] = None,
        category_id: Optional[str] = None,
        missing: Optional[t.Classification] = None,
        penalty: Optional[t.PenaltyName] = None,
        loses_most_by: Optional[t.LossCause] = None,
        advice: Optional[Advice] = None,
        rule_failed: Optional[t.RuleName] = None,
        acceptance: Optional[t.AcceptanceState] = None,
        target: Optional[t.AcceptanceTargetId] = None,
        tag: Optional[str] = None,
        family: Optional[str] = None,
        brand: Optional[str] = None,
        changed_by: Optional[str] = None,
        q: Optional[str] = None,
        updated_since: Optional[Union[str, datetime]] = None,
        columns: Optional[Sequence[Columns]] = None,
    ) -> Download:
        """Export listings.

        Returns a file with a row for each listing that meets all filters of the list. It is read
        and sent piece by piece. If it fails on the way, the connection breaks, so that a part is
        not taken for the whole.
        """
        return self._transport.request(
            "GET",
            "/v1/pdps/export",
            query={
                "format": format,
                "sort": sort,
                "score_min": score_min,
                "score_max": score_max,
                "id": id,
                "status": status,
                "retailer": retailer,
                "category_id": category_id,
                "missing": missing,
                "penalty": penalty,
                "loses_most_by": loses_most_by,
                "advice": advice,
                "rule_failed": rule_failed,
                "acceptance": acceptance,
                "target": target,
                "tag": tag,
                "family": family,
                "brand": brand,
                "changed_by": changed_by,
                "q": q,
                "updated_since": updated_since,
                "columns": columns,
            },
        ).download()

    def export_images(
        self,
        *,
        format: Optional[Literal["csv", "ndjson", "xlsx"]] = None,
        sort: Optional[Sort] = None,
        score_min: Optional[float] = None,
        score_max: Optional[float] = None,
        id: Optional[Sequence[str]] = None,
        status: Optional[t.PdpStatus] = None,
        retailer: Optional[t.RetailerId] = None,
        category_id: Optional[str] = None,
        missing: Optional[t.Classification] = None,
        penalty: Optional[t.PenaltyName] = None,
        loses_most_by: Optional[t.LossCause] = None,
        advice: Optional[Advice] = None,
        rule_failed: Optional[t.RuleName] = None,
        acceptance: Optional[t.AcceptanceState] = None,
        target: Optional[t.AcceptanceTargetId] = None,
        tag: Optional[str] = None,
        family: Optional[str] = None,
        brand: Optional[str] = None,
        changed_by: Optional[str] = None,
        q: Optional[str] = None,
        updated_since: Optional[Union[str, datetime]] = None,
    ) -> Download:
        """Export images.

        Returns a file with a row for each image of the listings that meet all filters of the list.
        It is read and sent piece by piece. If it fails on the way, the connection breaks, so that a
        part is not taken for the whole.
        """
        return self._transport.request(
            "GET",
            "/v1/images/export",
            query={
                "format": format,
                "sort": sort,
                "score_min": score_min,
                "score_max": score_max,
                "id": id,
                "status": status,
                "retailer": retailer,
                "category_id": category_id,
                "missing": missing,
                "penalty": penalty,
                "loses_most_by": loses_most_by,
                "advice": advice,
                "rule_failed": rule_failed,
                "acceptance": acceptance,
                "target": target,
                "tag": tag,
                "family": family,
                "brand": brand,
                "changed_by": changed_by,
                "q": q,
                "updated_since": updated_since,
            },
        ).download()

    def list_shots(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        score_min: Optional[float] = None,
        score_max: Optional[float] = None,
        id: Optional[Sequence[str]] = None,
        status: Optional[t.PdpStatus] = None,
        retailer: Optional[t.RetailerId] = None,
        category_id: Optional[str] = None,
        missing: Optional[t.Classification] = None,
        penalty: Optional[t.PenaltyName] = None,
        loses_most_by: Optional[t.LossCause] = None,
        advice: Optional[Advice] = None,
        rule_failed: Optional[t.RuleName] = None,
        acceptance: Optional[t.AcceptanceState] = None,
        target: Optional[t.AcceptanceTargetId] = None,
        tag: Optional[str] = None,
        family: Optional[str] = None,
        brand: Optional[str] = None,
        changed_by: Optional[str] = None,
        q: Optional[str] = None,
        updated_since: Optional[Union[str, datetime]] = None,
    ) -> t.ShotPage:
        """List missing images.

        Returns the asset types that the ideal mix asks for and the listings lack, those that gain
        the most points first. The filters are those of the list of listings.
        """
        result: t.ShotPage = self._transport.request(
            "GET",
            "/v1/shot-list",
            query={
                "limit": limit,
                "cursor": cursor,
                "score_min": score_min,
                "score_max": score_max,
                "id": id,
                "status": status,
                "retailer": retailer,
                "category_id": category_id,
                "missing": missing,
                "penalty": penalty,
                "loses_most_by": loses_most_by,
                "advice": advice,
                "rule_failed": rule_failed,
                "acceptance": acceptance,
                "target": target,
                "tag": tag,
                "family": family,
                "brand": brand,
                "changed_by": changed_by,
                "q": q,
                "updated_since": updated_since,
            },
        ).json()
        return result

    def iter_shots(
        self,
        *,
        limit: Optional[int] = None,
        score_min: Optional[float] = None,
        score_max: Optional[float] = None,
        id: Optional[Sequence[str]] = None,
        status: Optional[t.PdpStatus] = None,
        retailer: Optional[t.RetailerId] = None,
        category_id: Optional[str] = None,
        missing: Optional[t.Classification] = None,
        penalty: Optional[t.PenaltyName] = None,
        loses_most_by: Optional[t.LossCause] = None,
        advice: Optional[Advice] = None,
        rule_failed: Optional[t.RuleName] = None,
        acceptance: Optional[t.AcceptanceState] = None,
        target: Optional[t.AcceptanceTargetId] = None,
        tag: Optional[str] = None,
        family: Optional[str] = None,
        brand: Optional[str] = None,
        changed_by: Optional[str] = None,
        q: Optional[str] = None,
        updated_since: Optional[Union[str, datetime]] = None,
    ) -> Iterator[t.Shot]:
        """Iterates over all rows of list_shots, page by page."""

        def read(cursor: Optional[str]) -> t.ShotPage:
            return self.list_shots(
                limit=limit,
                score_min=score_min,
                score_max=score_max,
                id=id,
                status=status,
                retailer=retailer,
                category_id=category_id,
                missing=missing,
                penalty=penalty,
                loses_most_by=loses_most_by,
                advice=advice,
                rule_failed=rule_failed,
                acceptance=acceptance,
                target=target,
                tag=tag,
                family=family,
                brand=brand,
                changed_by=changed_by,
                q=q,
                updated_since=updated_since,
                cursor=cursor,
            )

        return self._rows(read)

    def get_shot_summary(
        self,
        *,
        score_min: Optional[float] = None,
        score_max: Optional[float] = None,
        id: Optional[Sequence[str]] = None,
        status: Optional[t.PdpStatus] = None,
        retailer: Optional[t.RetailerId] = None,
        category_id: Optional[str] = None,
        missing: Optional[t.Classification] = None,
        penalty: Optional[t.PenaltyName] = None,
        loses_most_by: Optional[t.LossCause] = None,
        advice: Optional[Advice] = None,
        rule_failed: Optional[t.RuleName] = None,
        acceptance: Optional[t.AcceptanceState] = None,
        target: Optional[t.AcceptanceTargetId] = None,
        tag: Optional[str] = None,
        family: Optional[str] = None,
        brand: Optional[str] = None,
        changed_by: Optional[str] = None,
        q: Optional[str] = None,
        updated_since: Optional[Union[str, datetime]] = None,
    ) -> t.ShotSummary:
        """Count missing images.

        Returns how many listings lack an image of each asset type, and what such images are worth.
        For more than 20,000 listings the answer may be a minute old.
        """
        result: t.ShotSummary = self._transport.request(
            "GET",
            "/v1/shot-list/summary",
            query={
                "score_min": score_min,
                "score_max": score_max,
                "id": id,
                "status": status,
                "retailer": retailer,
                "category_id": category_id,
                "missing": missing,
                "penalty": penalty,
                "loses_most_by": loses_most_by,
                "advice": advice,
                "rule_failed": rule_failed,
                "acceptance": acceptance,
                "target": target,
                "tag": tag,
                "family": family,
                "brand": brand,
                "changed_by": changed_by,
                "q": q,
                "updated_since": updated_since,
            },
        ).json()
        return result

    def export_shots(
        self,
        *,
        format: Optional[Literal["csv", "ndjson", "xlsx"]] = None,
        score_min: Optional[float] = None,
        score_max: Optional[float] = None,
        id: Optional[Sequence[str]] = None,
        status: Optional[t.PdpStatus] = None,
        retailer: Optional[t.RetailerId] = None,
        category_id: Optional[str] = None,
        missing: Optional[t.Classification] = None,
        penalty: Optional[t.PenaltyName] = None,
        loses_most_by: Optional[t.LossCause] = None,
        advice: Optional[Advice] = None,
        rule_failed: Optional[t.RuleName] = None,
        acceptance: Optional[t.AcceptanceState] = None,
        target: Optional[t.AcceptanceTargetId] = None,
        tag: Optional[str] = None,
        family: Optional[str] = None,
        brand: Optional[str] = None,
        changed_by: Optional[str] = None,
        q: Optional[str] = None,
        updated_since: Optional[Union[str, datetime]] = None,
        columns: Optional[Sequence[ExportShotsColumns]] = None,
    ) -> Download:
        """Export missing images.

        Returns the shot list as a file, like the export of listings.
        """
        return self._transport.request(
            "GET",
            "/v1/shot-list/export",
            query={
                "format": format,
                "score_min": score_min,
                "score_max": score_max,
                "id": id,
                "status": status,
                "retailer": retailer,
                "category_id": category_id,
                "missing": missing,
                "penalty": penalty,
                "loses_most_by": loses_most_by,
                "advice": advice,
                "rule_failed": rule_failed,
                "acceptance": acceptance,
                "target": target,
                "tag": tag,
                "family": family,
                "brand": brand,
                "changed_by": changed_by,
                "q": q,
                "updated_since": updated_since,
                "columns": columns,
            },
        ).download()

    def get_pdp_statistics(
        self,
        *,
        score_min: Optional[float] = None,
        score_max: Optional[float] = None,
        id: Optional[Sequence[str]] = None,
        status: Optional[t.PdpStatus] = None,
        retailer: Optional[t.RetailerId] = None,
        category_id: Optional[str] = None,
        missing: Optional[t.Classification] = None,
        penalty: Optional[t.PenaltyName] = None,
        loses_most_by: Optional[t.LossCause] = None,
        advice: Optional[Advice] = None,
        rule_failed: Optional[t.RuleName] = None,
        acceptance: Optional[t.AcceptanceState] = None,
        target: Optional[t.AcceptanceTargetId] = None,
        tag: Optional[str] = None,
        family: Optional[str] = None,
        brand: Optional[str] = None,
        changed_by: Optional[str] = None,
        q: Optional[str] = None,
        updated_since: Optional[Union[str, datetime]] = None,
    ) -> t.PdpStatistics:
        """Read figures of all listings.

        Returns the number of listings that meet all filters of the list, how their scores are
        spread, and where they lose points. For more than 20,000 listings the answer may be a minute
        old.
        """
        result: t.PdpStatistics = self._transport.request(
            "GET",
            "/v1/pdps/statistics",
            query={
                "score_min": score_min,
                "score_max": score_max,
                "id": id,
                "status": status,
                "retailer": retailer,
                "category_id": category_id,
                "missing": missing,
                "penalty": penalty,
                "loses_most_by": loses_most_by,
                "advice": advice,
                "rule_failed": rule_failed,
                "acceptance": acceptance,
                "target": target,
                "tag": tag,
                "family": family,
                "brand": brand,
                "changed_by": changed_by,
                "q": q,
                "updated_since": updated_since,
            },
        ).json()
        return result

    def get_pdp_groups(
        self,
        *,
        by: Literal["brand", "tag", "category", "retailer", "person"],
        score_min: Optional[float] = None,
        score_max: Optional[float] = None,
        id: Optional[Sequence[str]] = None,
        status: Optional[t.PdpStatus] = None,
        retailer: Optional[t.RetailerId] = None,
        category_id: Optional[str] = None,
        missing: Optional[t.Classification] = None,
        penalty: Optional[t.PenaltyName] = None,
        loses_most_by: Optional[t.LossCause] = None,
        advice: Optional[Advice] = None,
        rule_failed: Optional[t.RuleName] = None,
        acceptance: Optional[t.AcceptanceState] = None,
        target: Optional[t.AcceptanceTargetId] = None,
        tag: Optional[str] = None,
        family: Optional[str] = None,
        brand: Optional[str] = None,
        changed_by: Optional[str] = None,
        q: Optional[str] = None,
        updated_since: Optional[Union[str, datetime]] = None,
    ) -> t.PdpGroups:
        """Compare groups of listings.

        Returns figures of the listings that meet all filters of the list by brand, tag, category,
        retailer or person, the largest groups first. For more than 20,000 listings the answer may
        be a minute old.
        """
        result: t.PdpGroups = self._transport.request(
            "GET",
            "/v1/pdps/groups",
            query={
                "by": by,
                "score_min": score_min,
                "score_max": score_max,
                "id": id,
                "status": status,
                "retailer": retailer,
                "category_id": category_id,
                "missing": missing,
                "penalty": penalty,
                "loses_most_by": loses_most_by,
                "advice": advice,
                "rule_failed": rule_failed,
                "acceptance": acceptance,
                "target": target,
                "tag": tag,
                "family": family,
                "brand": brand,
                "changed_by": changed_by,
                "q": q,
                "updated_since": updated_since,
            },
        ).json()
        return result

    def get_pdp_trend(self) -> t.PdpTrend:
        """Read the development of the scores.

        Returns the median score of all listings at the end of each of the last 12 weeks. For more
        than 20,000 listings the answer may be a minute old.
        """
        result: t.PdpTrend = self._transport.request("GET", "/v1/pdps/trend").json()
        return result

    def explain_pdp(self, pdp_id: str) -> t.ListingExplanation:
        """Explain the score of a listing.

        Returns where the listing loses points, what to change and what each change is worth, the
        factors of every image, whether chosen targets accept the listing and which retailers accept
        the main image. Every gain is found by scoring the changed listing. Send the `change` of an
        action to `POST /v1/pdps/score` to see the listing after it. With `Accept: image/png`, the
        answer is a drawing.
        """
        result: t.ListingExplanation = self._transport.request(
            "GET",
            f"/v1/pdps/{segment(pdp_id)}/explanation",
        ).json()
        return result

    def explain_pdp_by_own_id(
        self,
        id: str,
        *,
        retailer: Optional[t.RetailerId] = None,
    ) -> t.ListingExplanation:
        """Explain the score of a listing, by your own id.

        Returns where the listing loses points, what to change and what each change is worth, the
        factors of every image, whether chosen targets accept the listing and which retailers accept
        the main image. Every gain is found by scoring the changed listing. Send the `change` of an
        action to `POST /v1/pdps/score` to see the listing after it. With `Accept: image/png`, the
        answer is a drawing.
        """
        result: t.ListingExplanation = self._transport.request(
            "GET",
            f"/v1/pdps/id/{segment(id)}/explanation",
            query={"retailer": retailer},
        ).json()
        return result

    def get_alt_texts(self, pdp_id: str) -> t.PdpAltTexts:
        """Check the alt texts of a listing.

        Returns the alt texts of the images by language, what is wrong with each, and a draft for
        each image in the four languages of the service. Without any text, the language of the
        listing’s retailer is checked.
        """
        result: t.PdpAltTexts = self._transport.request(
            "GET",
            f"/v1/pdps/{segment(pdp_id)}/alt-texts",
        ).json()
        return result

    def set_alt_texts(self, pdp_id: str, body: t.AltTextsBody) -> t.PdpAltTexts:
        """Set the alt texts of a listing.

        Replaces the alt texts of all images. Nothing is scored again. An image keeps its texts when
        it moves, and when a submission without `alt_texts` keeps the image.
        """
        result: t.PdpAltTexts = self._transport.request(
            "PUT",
            f"/v1/pdps/{segment(pdp_id)}/alt-texts",
            body=body,
        ).json()
        return result

    def get_alt_texts_by_own_id(
        self,
        id: str,
        *,
        retailer: Optional[t.RetailerId] = None,
    ) -> t.PdpAltTexts:
        """Check the alt texts of a listing, by your own id.

        Returns the alt texts of the images by language, what is wrong with each, and a draft for
        each image in the four languages of the service. Without any text, the language of the
        listing’s retailer is checked.
        """
        result: t.PdpAltTexts = self._transport.request(
            "GET",
            f"/v1/pdps/id/{segment(id)}/alt-texts",
            query={"retailer": retailer},
        ).json()
        return result

    def set_alt_texts_by_own_id(
        self,
        id: str,
        body: t.AltTextsBody,
        *,
        retailer: Optional[t.RetailerId] = None,
    ) -> t.PdpAltTexts:
        """Set the alt texts of a listing, by your own id.

        Replaces the alt texts of all images. Nothing is scored again. An image keeps its texts when
        it moves, and when a submission without `alt_texts` keeps the image.
        """
        result: t.PdpAltTexts = self._transport.request(
            "PUT",
            f"/v1/pdps/id/{segment(id)}/alt-texts",
            query={"retailer": retailer},
            body=body,
        ).json()
        return result

    def get_image_objects(self, pdp_id: str, *, license: Optional[str] = None) -> t.ImageObjects:
        """Describe the images of a listing for search engines.

        Returns the images as JSON-LD: an `ImageObject` of schema.org for each, the main image
        first, with the alt texts as captions. What is not known is left out.
        """
        result: t.ImageObjects = self._transport.request(
            "GET",
            f"/v1/pdps/{segment(pdp_id)}/image-objects",
            query={"license": license},
        ).json()
        return result

    def get_image_objects_by_own_id(
        self,
        id: str,
        *,
        license: Optional[str] = None,
        retailer: Optional[t.RetailerId] = None,
    ) -> t.ImageObjects:
        """Describe the images of a listing for search engines, by your own id.

        Returns the images as JSON-LD: an `ImageObject` of schema.org for each, the main image
        first, with the alt texts as captions. What is not known is left out.
        """
        result: t.ImageObjects = self._transport.request(
            "GET",
            f"/v1/pdps/id/{segment(id)}/image-objects",
            query={"license": license, "retailer": retailer},
        ).json()
        return result

    def get_pdp_summary(
        self,
        pdp_id: str,
        *,
        include: Optional[Literal["images"]] = None,
    ) -> t.PdpDetails:
        """Read a listing in short.

        Returns the row that the list of listings has for it, and why targets do not accept it. The
        listing need not be scored yet, so this is what to read before its explanation.
        """
        result: t.PdpDetails = self._transport.request(
            "GET",
            f"/v1/pdps/{segment(pdp_id)}",
            query={"include": include},
        ).json()
        return result

    def change_pdp(self, pdp_id: str, body: t.PdpChange) -> t.PdpSummary:
        """Change what describes a listing.

        Changes the name, the category, the tags and the family of a listing, and the id and
        retailer of one that was submitted by id. A category that you set stays through refreshes,
        imports, and submissions that name none. The listing is scored again where the change
        counts.
        """
        result: t.PdpSummary = self._transport.request(
            "PATCH",
            f"/v1/pdps/{segment(pdp_id)}",
            body=body,
        ).json()
        return result

    def delete_pdp(self, pdp_id: str, *, permanent: Optional[bool] = None) -> None:
        """Delete a listing.

        Moves the listing with its history, its images and what Spark made of them into the trash
        for 30 days. Nothing finds it any more, and its id can be submitted anew. Then, or at once
        with `permanent=true`, all of it is deleted. The files follow within a day or two, unless
        other images have the same content.
        """
        self._transport.request(
            "DELETE",
            f"/v1/pdps/{segment(pdp_id)}",
            query={"permanent": permanent},
        ).send()

    def get_pdp_history(
        self,
        pdp_id: str,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
    ) -> t.HistoryPage:
        """Read the history of a listing.

        Returns every scored state, the newest first, with what changed.
        """
        result: t.HistoryPage = self._transport.request(
            "GET",
            f"/v1/pdps/{segment(pdp_id)}/history",
            query={"limit": limit, "cursor": cursor},
        ).json()
        return result

    def iter_pdp_history(
        self,
        pdp_id: str,
        *,
        limit: Optional[int] = None,
    ) -> Iterator[t.HistoryEntry]:
        """Iterates over all rows of get_pdp_history, page by page."""

        def read(cursor: Optional[str]) -> t.HistoryPage:
            return self.get_pdp_history(pdp_id, limit=limit, cursor=cursor)

        return self._rows(read)

    def get_pdp_history_by_own_id(
        self,
        id: str,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        retailer: Optional[t.RetailerId] = None,
    ) -> t.HistoryPage:
        """Read the history of a listing, by your own id.

        Returns every scored state, the newest first, with what changed.
        """
        result: t.HistoryPage = self._transport.request(
            "GET",
            f"/v1/pdps/id/{segment(id)}/history",
            query={"limit": limit, "cursor": cursor, "retailer": retailer},
        ).json()
        return result

    def iter_pdp_history_by_own_id(
        self,
        id: str,
        *,
        limit: Optional[int] = None,
        retailer: Optional[t.RetailerId] = None,
    ) -> Iterator[t.HistoryEntry]:
        """Iterates over all rows of get_pdp_history_by_own_id, page by page."""

        def read(cursor: Optional[str]) -> t.HistoryPage:
            return self.get_pdp_history_by_own_id(id, limit=limit, retailer=retailer, cursor=cursor)

        return self._rows(read)

    def set_pdp_tags(self, pdp_id: str, body: t.PdpTags) -> t.PdpTagsResult:
        """Set the tags of a listing.

        Replaces all tags. Repeated tags count once. Lists filter by them.
        """
        result: t.PdpTagsResult = self._transport.request(
            "PUT",
            f"/v1/pdps/{segment(pdp_id)}/tags",
            body=body,
        ).json()
        return result

    def set_pdp_tags_by_own_id(
        self,
        id: str,
        body: t.PdpTags,
        *,
        retailer: Optional[t.RetailerId] = None,
    ) -> t.PdpTagsResult:
        """Set the tags of a listing, by your own id.

        Replaces all tags. Repeated tags count once. Lists filter by them.
        """
        result: t.PdpTagsResult = self._transport.request(
            "PUT",
            f"/v1/pdps/id/{segment(id)}/tags",
            query={"retailer": retailer},
            body=body,
        ).json()
        return result

    def set_pdp_images(self, pdp_id: str, body: t.PdpImages) -> t.PdpImagesResult:
        """Set the images of a listing.

        Makes a composition of stored images the images of a listing, however it was submitted.
        Images of the listing, of its earlier states, and those that Spark made from them keep their
        ids. Other images and uploads become new images of the listing. The next submission, or the
        next refresh from the storefront, replaces them.
        """
        result: t.PdpImagesResult = self._transport.request(
            "PUT",
            f"/v1/pdps/{segment(pdp_id)}/images",
            body=body,
        ).json()
        return result

    def set_pdp_images_by_own_id(
        self,
        id: str,
        body: t.PdpImages,
        *,
        retailer: Optional[t.RetailerId] = None,
    ) -> t.PdpImagesResult:
        """Set the images of a listing, by your own id.

        Makes a composition of stored images the images of a listing, however it was submitted.
        Images of the listing, of its earlier states, and those that Spark made from them keep their
        ids. Other images and uploads become new images of the listing. The next submission, or the
        next refresh from the storefront, replaces them.
        """
        result: t.PdpImagesResult = self._transport.request(
            "PUT",
            f"/v1/pdps/id/{segment(id)}/images",
            query={"retailer": retailer},
            body=body,
        ).json()
        return result

    def rescore_pdp(self, pdp_id: str, body: Optional[t.PdpRescore] = None) -> t.PdpRescored:
        """Score a listing again.

        Scores the stored images by the current rules. While the listing is processed already,
        nothing else happens. With `refresh_images`, the images are downloaded again first, and
        those whose content has changed are replaced. So are the images of a storefront’s page that
        could not be downloaded. The body is optional.
        """
        result: t.PdpRescored = self._transport.request(
            "POST",
            f"/v1/pdps/{segment(pdp_id)}/rescore",
            body=body,
        ).json()
        return result

    def rescore_pdp_by_own_id(
        self,
        id: str,
        body: Optional[t.PdpRescore] = None,
        *,
        retailer: Optional[t.RetailerId] = None,
    ) -> t.PdpRescored:
        """Score a listing again, by your own id.

        Scores the stored images by the current rules. While the listing is processed already,
        nothing else happens. With `refresh_images`, the images are downloaded again first, and
        those whose content has changed are replaced. So are the images of a storefront’s page that
        could not be downloaded. The body is optional.
        """
        result: t.PdpRescored = self._transport.request(
            "POST",
            f"/v1/pdps/id/{segment(id)}/rescore",
            query={"retailer": retailer},
            body=body,
        ).json()
        return result

    def list_trash(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
    ) -> t.TrashPage:
        """List deleted listings.

        Returns the listings that were deleted in the last 30 days, the newest deletion first. Their
        files count toward the stored bytes of your organization until they are gone.
        """
        result: t.TrashPage = self._transport.request(
            "GET",
            "/v1/trash",
            query={"limit": limit, "cursor": cursor},
        ).json()
        return result

    def iter_trash(self, *, limit: Optional[int] = None) -> Iterator[t.TrashedPdp]:
        """Iterates over all rows of list_trash, page by page."""

        def read(cursor: Optional[str]) -> t.TrashPage:
            return self.list_trash(limit=limit, cursor=cursor)

        return self._rows(read)

    def restore_pdp(self, pdp_id: str) -> t.PdpRescored:
        """Restore a deleted listing.

        Brings a listing back from the trash under its `pdp_id`, with its images, tags and history,
        and what Spark made of its images. It is scored again by the current rules. If its id has
        been submitted anew meanwhile, the answer is 409 `PDP_EXISTS` and it stays in the trash.
        """
        result: t.PdpRescored = self._transport.request(
            "POST",
            f"/v1/trash/{segment(pdp_id)}/restore",
        ).json()
        return result

    def remove_from_trash(self, pdp_id: str) -> None:
        """Delete a listing for good.

        Deletes a listing of the trash at once, with its images, its history and what Spark made of
        them.
        """
        self._transport.request("DELETE", f"/v1/trash/{segment(pdp_id)}").send()


class Families(Resource):
    """Variants of one product."""

    def list_families(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        q: Optional[str] = None,
    ) -> t.PdpFamilyPage:
        """List families of variants.

        Returns the families that have listings, in the order of their creation. A family holds the
        variants of one product, such as its colors. Imports and submissions that name a parent make
        them.
        """
        result: t.PdpFamilyPage = self._transport.request(
            "GET",
            "/v1/families",
            query={"limit": limit, "cursor": cursor, "q": q},
        ).json()
        return result

    def iter_families(
        self,
        *,
        limit: Optional[int] = None,
        q: Optional[str] = None,
    ) -> Iterator[t.PdpFamily]:
        """Iterates over all rows of list_families, page by page."""

        def read(cursor: Optional[str]) -> t.PdpFamilyPage:
            return self.list_families(limit=limit, q=q, cursor=cursor)

        return self._rows(read)

    def create_family(
        self,
        body: t.NewPdpFamily,
        *,
        idempotency_key: Optional[str] = None,
    ) -> t.PdpFamilyDetails:
        """Make a family.

        Puts listings into a new family. They stay there through imports and submissions.
        """
        result: t.PdpFamilyDetails = self._transport.request(
            "POST",
            "/v1/families",
            body=body,
            idempotency_key=idempotency_key,
            has_idempotency_key=True,
        ).json()
        return result

    def get_family(self, family_id: str) -> t.PdpFamilyDetails:
        """Read a family.

        Returns a family with its listings and the positions at which they keep their own images.
        """
        result: t.PdpFamilyDetails = self._transport.request(
            "GET",
            f"/v1/families/{segment(family_id)}",
        ).json()
        return result

    def change_family(self, family_id: str, body: t.PdpFamilyChange) -> t.PdpFamilyDetails:
        """Change a family.

        Renames a family, adds listings and takes some out. Imports and submissions keep that.
        """
        result: t.PdpFamilyDetails = self._transport.request(
            "PATCH",
            f"/v1/families/{segment(family_id)}",
            body=body,
        ).json()
        return result

    def delete_family(self, family_id: str) -> None:
        """Dissolve a family.

        Its listings stay, without a family.
        """
        self._transport.request("DELETE", f"/v1/families/{segment(family_id)}").send()

    def set_family_images(self, family_id: str, body: t.PdpFamilyImages) -> t.PdpFamilyImagesResult:
        """Set the images of a family.

        Gives each listing of the family the set, in which it keeps its own images at its
        `own_positions`, which are stored. Each listing is changed on its own, as by `PUT
        /v1/pdps/{pdp_id}/images`.
        """
        result: t.PdpFamilyImagesResult = self._transport.request(
            "PUT",
            f"/v1/families/{segment(family_id)}/images",
            body=body,
        ).json()
        return result

    def preview_family_images(self, family_id: str, body: t.PdpFamilyImages) -> t.PdpFamilyPreview:
        """Preview the images of a family.

        Returns what each listing would show, and its score, if the family got the set. Changes
        nothing.
        """
        result: t.PdpFamilyPreview = self._transport.request(
            "POST",
            f"/v1/families/{segment(family_id)}/preview",
            body=body,
        ).json()
        return result


class Drafts(Resource):
    """What-if: the score of a listing that is not stored."""

    def get_pdp_composer(
        self,
        pdp_id: str,
        *,
        image_id: Optional[Sequence[str]] = None,
    ) -> t.PdpComposer:
        """Read what scoring compositions of a listing needs.

        Returns the facts of the listing’s images and of those that Spark made for it, with the
        rules that they are scored by. With the package `@endcap/scoring`, a program that has this
        answer computes the same scores as `POST /v1/pdps/score`.
        """
        result: t.PdpComposer = self._transport.request(
            "GET",
            f"/v1/pdps/{segment(pdp_id)}/composer",
            query={"image_id": image_id},
        ).json()
        return result

    def score_draft(
        self,
        body: t.DraftRequest,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Union[t.DraftScore, t.DraftAccepted]:
        """Score a listing that is not stored.

        Answers "what will the score be then?". Send images by `image_id`, `upload_id` or
        `image_url`, or `planned` images that do not exist yet. With `base`, fields that you leave
        out have the values of a stored listing. With `optimize`, the best order or selection of the
        images is found. The answer is 200 if all images have been analyzed before. Otherwise it is
        202, the images are analyzed, and the request also counts as a submission. `Prefer: wait=10`
        waits up to 10 seconds (at most 30) for them. No listing is stored or changed, and the draft
        is part of no percentile.
        """
        result: Union[t.DraftScore, t.DraftAccepted] = self._transport.request(
            "POST",
            "/v1/pdps/score",
            body=body,
            idempotency_key=idempotency_key,
            has_idempotency_key=True,
        ).json()
        return result

    def get_draft(self, draft_id: str) -> t.DraftScore:
        """Read the score of a draft.

        Poll until the status is `completed` or `failed`. `Prefer: wait=10` waits up to 10 seconds
        (at most 30) for the end of the work. A draft is kept for 24 hours.
        """
        result: t.DraftScore = self._transport.request(
            "GET",
            f"/v1/drafts/{segment(draft_id)}",
        ).json()
        return result


class Images(Resource):
    """Single images."""

    def score_image(
        self,
        body: t.ImageSubmission,
        *,
        idempotency_key: Optional[str] = None,
    ) -> t.ImageScore:
        """Submit an image for scoring.

        The image (at most 6 MB) is downloaded before the response. Poll its score afterwards.
        """
        result: t.ImageScore = self._transport.request(
            "POST",
            "/v1/images/score",
            body=body,
            idempotency_key=idempotency_key,
            has_idempotency_key=True,
        ).json()
        return result

    def list_images(
        self,
        *,
        q: Optional[str] = None,
        pdp_id: Optional[str] = None,
        retailer: Optional[t.RetailerId] = None,
        tag: Optional[str] = None,
        since: Optional[Union[str, datetime]] = None,
        until: Optional[Union[str, datetime]] = None,
        like: Optional[str] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
    ) -> t.PicturePage:
        """List stored pictures.

        Returns the images of your organization that meet all filters, the newest first: those of
        listings, those that listings had, those scored alone, and those that were made from them. A
        page of a search reads at most 5,000 images, so it may have fewer rows than `limit`, or
        none. Follow `next_cursor` until `has_more` is false.
        """
        result: t.PicturePage = self._transport.request(
            "GET",
            "/v1/images",
            query={
                "q": q,
                "pdp_id": pdp_id,
                "retailer": retailer,
                "tag": tag,
                "since": since,
                "until": until,
                "like": like,
                "limit": limit,
                "cursor": cursor,
            },
        ).json()
        return result

    def iter_images(
        self,
        *,
        q: Optional[str] = None,
        pdp_id: Optional[str] = None,
        retailer: Optional[t.RetailerId] = None,
        tag: Optional[str] = None,
        since: Optional[Union[str, datetime]] = None,
        until: Optional[Union[str, datetime]] = None,
        like: Optional[str] = None,
        limit: Optional[int] = None,
    ) -> Iterator[t.Picture]:
        """Iterates over all rows of list_images, page by page."""

        def read(cursor: Optional[str]) -> t.PicturePage:
            return self.list_images(
                q=q,
                pdp_id=pdp_id,
                retailer=retailer,
                tag=tag,
                since=since,
                until=until,
                like=like,
                limit=limit,
                cursor=cursor,
            )

        return self._rows(read)

    def get_image_score(self, image_id: str) -> t.ImageScore:
        """Read the score of an image.

        Returns the score of any image of your organization: submitted alone or with a listing, or
        made by Spark. Poll until `scored` or `error`. `Prefer: wait=10` waits up to 10 seconds (at
        most 30) for the end of the work.
        """
        result: t.ImageScore = self._transport.request(
            "GET",
            f"/v1/images/{segment(image_id)}/score",
        ).json()
        return result

    def get_image_rendition(self, image_id: str, rendition: str) -> str:
        """Show an image at another size.

        Redirects to a WebP file whose longer side has at most 101, 160, 480 or 1600 px, or with
        `full.jpg` to a JPEG of full size. `160.png` is a PNG of 8-bit RGB without filters, for
        programs without an image library. Smaller images keep their size. `original` is the AVIF or
        TIFF file from which the image was converted. The address needs no token, is valid for at
        least an hour, and is the same for all requests of an hour, so that browsers cache the file.
        """
        return self._transport.request(
            "GET",
            f"/v1/images/{segment(image_id)}/renditions/{segment(rendition)}",
        ).location()

    def upload_image(self, file: File) -> t.Upload:
        """Upload an image.

        A form whose first file is the image: jpeg, png or webp, at most 25 MB. The bytes of the
        file alone, with their content type, work too. The image is checked like a downloaded one.
        AVIF and TIFF files are converted to jpeg, or to png if they are transparent, and the
        original is kept. Declared as `image/avif` or `image/tiff`, they may have 100 MB. Send `url`
        in place of the address of an image to any endpoint that accepts one. Nothing is downloaded
        then. An upload can be submitted for 24 hours. Uploads have a limit of 21 times the
        submission limit, so that a listing with all its images counts once.
        """
        result: t.Upload = self._transport.request(
            "POST",
            "/v1/uploads",
            file=file, media_type=None,
        ).json()
        return result

    def upload_image_by_url(
        self,
        body: t.UploadByUrl,
        *,
        idempotency_key: Optional[str] = None,
    ) -> t.Upload:
        """Upload an image from its address.

        The service downloads the image. Otherwise like an upload.
        """
        result: t.Upload = self._transport.request(
            "POST",
            "/v1/uploads/by-url",
            body=body,
            idempotency_key=idempotency_key,
            has_idempotency_key=True,
        ).json()
        return result

    def get_upload(self, upload_id: str) -> t.UploadState:
        """Read an upload.

        Returns the facts of the image once it has been analyzed. A what-if request with the upload
        has it analyzed.
        """
        result: t.UploadState = self._transport.request(
            "GET",
            f"/v1/uploads/{segment(upload_id)}",
        ).json()
        return result

    def explain_image(self, image_id: str) -> t.ImageExplanation:
        """Explain the score of an image.

        Returns the factors of the score, recommendations, what was found in the image, and the
        listings that have it. With `Accept: image/png`, the answer is a drawing of it.
        """
        result: t.ImageExplanation = self._transport.request(
            "GET",
            f"/v1/images/{segment(image_id)}/explanation",
        ).json()
        return result

    def delete_image(self, image_id: str) -> None:
        """Delete an image.

        Deletes an image that is not part of a listing, with its score and what Spark made of it.
        The file follows within a day or two, unless another image has the same content.
        """
        self._transport.request("DELETE", f"/v1/images/{segment(image_id)}").send()

    def fix_image(
        self,
        image_id: str,
        body: t.FixRequest,
        *,
        idempotency_key: Optional[str] = None,
    ) -> t.RequestedFix:
        """Crop or whiten an image.

        Makes another image from the original file, without a model: nothing changes in a listing
        before you use it there. A crop never cuts the product and never has fewer pixels than the
        retailer asks for. Whitening never changes the product. Where that is not certain, the fix
        is refused with the reason. The same fix of the same content is made once, and returned by
        later requests.
        """
        result: t.RequestedFix = self._transport.request(
            "POST",
            f"/v1/images/{segment(image_id)}/fixes",
            body=body,
            idempotency_key=idempotency_key,
            has_idempotency_key=True,
        ).json()
        return result

    def get_image_fix(self, image_id: str, fix_id: str) -> t.ImageFix:
        """Read a fix.

        Poll until `completed` or `failed`. `Prefer: wait=10` waits up to 10 seconds (at most 30)
        for the end of the work.
        """
        result: t.ImageFix = self._transport.request(
            "GET",
            f"/v1/images/{segment(image_id)}/fixes/{segment(fix_id)}",
        ).json()
        return result


class Spark(Resource):
    """Better images and ideas."""

    def spark_images(self, image_id: str, *, idempotency_key: Optional[str] = None) -> t.SparkBatch:
        """Request images made from an image.

        Makes heroes, scenes, close-ups and more from the product’s own pixels, and keeps those that
        compare well with the root. An image has one batch in flight at a time.
        """
        result: t.SparkBatch = self._transport.request(
            "POST",
            f"/v1/images/{segment(image_id)}/spark/images",
            idempotency_key=idempotency_key,
            has_idempotency_key=True,
        ).json()
        return result

    def get_spark_images(self, image_id: str, batch_id: str) -> t.SparkBatchResult:
        """Read a batch of images.

        Poll until `completed` or `failed`. `Prefer: wait=10` waits up to 10 seconds (at most 30)
        for the end of the work. Each read returns new URLs, which expire soon.
        """
        result: t.SparkBatchResult = self._transport.request(
            "GET",
            f"/v1/images/{segment(image_id)}/spark/images/{segment(batch_id)}",
        ).json()
        return result

    def spark_ideas(self, image_id: str, *, idempotency_key: Optional[str] = None) -> t.SparkIdea:
        """Request ideas for an image.

        Finds improvements for the image and its listing, with their expected gain. An image has one
        request in flight at a time.
        """
        result: t.SparkIdea = self._transport.request(
            "POST",
            f"/v1/images/{segment(image_id)}/spark/ideas",
            idempotency_key=idempotency_key,
            has_idempotency_key=True,
        ).json()
        return result

    def get_spark_ideas(self, image_id: str, idea_id: str) -> t.SparkIdeaResult:
        """Read ideas.

        Poll until `completed` or `failed`. `Prefer: wait=10` waits up to 10 seconds (at most 30)
        for the end of the work.
        """
        result: t.SparkIdeaResult = self._transport.request(
            "GET",
            f"/v1/images/{segment(image_id)}/spark/ideas/{segment(idea_id)}",
        ).json()
        return result

    def set_image_verdict(self, image_id: str, body: t.ImageVerdict) -> t.ImageVerdictResult:
        """Keep or reject an image that Spark made.

        Stores a person’s verdict, which replaces an earlier one. A rejected image is left out of
        its batch and of the composer. A listing that has it keeps it.
        """
        result: t.ImageVerdictResult = self._transport.request(
            "PUT",
            f"/v1/images/{segment(image_id)}/verdict",
            body=body,
        ).json()
        return result

    def get_pdp_spark(self, pdp_id: str) -> t.PdpSpark:
        """Read what Spark has made for a listing.

        Returns the batches of all images that the listing has or had, their images with what each
        would gain for the listing, rejected images with the reason, and the latest ideas. The
        picture of an image that Spark rejected is kept for 24 hours.
        """
        result: t.PdpSpark = self._transport.request(
            "GET",
            f"/v1/pdps/{segment(pdp_id)}/spark",
        ).json()
        return result

    def get_pdp_spark_by_own_id(
        self,
        id: str,
        *,
        retailer: Optional[t.RetailerId] = None,
    ) -> t.PdpSpark:
        """Read what Spark has made for a listing, by your own id.

        Returns the batches of all images that the listing has or had, their images with what each
        would gain for the listing, rejected images with the reason, and the latest ideas. The
        picture of an image that Spark rejected is kept for 24 hours.
        """
        result: t.PdpSpark = self._transport.request(
            "GET",
            f"/v1/pdps/id/{segment(id)}/spark",
            query={"retailer": retailer},
        ).json()
        return result


class BulkChanges(Resource):
    """Changes of many listings, with undo."""

    def create_bulk_change(
        self,
        body: t.BulkChangeRequest,
        *,
        score_min: Optional[float] = None,
        score_max: Optional[float] = None,
        id: Optional[Sequence[str]] = None,
        status: Optional[t.PdpStatus] = None,
        retailer: Optional[t.RetailerId] = None,
        category_id: Optional[str] = None,
        missing: Optional[t.Classification] = None,
        penalty: Optional[t.PenaltyName] = None,
        loses_most_by: Optional[t.LossCause] = None,
        advice: Optional[Advice] = None,
        rule_failed: Optional[t.RuleName] = None,
        acceptance: Optional[t.AcceptanceState] = None,
        target: Optional[t.AcceptanceTargetId] = None,
        tag: Optional[str] = None,
        family: Optional[str] = None,
        brand: Optional[str] = None,
        changed_by: Optional[str] = None,
        q: Optional[str] = None,
        updated_since: Optional[Union[str, datetime]] = None,
        idempotency_key: Optional[str] = None,
    ) -> t.BulkChange:
        """Change many listings.

        Changes the listings that meet all filters, which are those of the list, at most 50000. It
        works in the background, after everything that clients wait for. With `start: false` it only
        plans, so that you can look at the pairs of before and after first.
        """
        result: t.BulkChange = self._transport.request(
            "POST",
            "/v1/bulk-changes",
            query={
                "score_min": score_min,
                "score_max": score_max,
                "id": id,
                "status": status,
                "retailer": retailer,
                "category_id": category_id,
                "missing": missing,
                "penalty": penalty,
                "loses_most_by": loses_most_by,
                "advice": advice,
                "rule_failed": rule_failed,
                "acceptance": acceptance,
                "target": target,
                "tag": tag,
                "family": family,
                "brand": brand,
                "changed_by": changed_by,
                "q": q,
                "updated_since": updated_since,
            },
            body=body,
            idempotency_key=idempotency_key,
            has_idempotency_key=True,
        ).json()
        return result

    def list_bulk_changes(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
    ) -> t.BulkChangePage:
        """List bulk changes.

        Returns those of the last 30 days, the newest first.
        """
        result: t.BulkChangePage = self._transport.request(
            "GET",
            "/v1/bulk-changes",
            query={"limit": limit, "cursor": cursor},
        ).json()
        return result

    def iter_bulk_changes(self, *, limit: Optional[int] = None) -> Iterator[t.BulkChange]:
        """Iterates over all rows of list_bulk_changes, page by page."""

        def read(cursor: Optional[str]) -> t.BulkChangePage:
            return self.list_bulk_changes(limit=limit, cursor=cursor)

        return self._rows(read)

    def get_bulk_change(self, bulk_change_id: str) -> t.BulkChange:
        """Read a bulk change.

        Poll until it is `ready`, `completed` or `undone`. `Prefer: wait=10` waits up to 10 seconds
        (at most 30) for the end of the work.
        """
        result: t.BulkChange = self._transport.request(
            "GET",
            f"/v1/bulk-changes/{segment(bulk_change_id)}",
        ).json()
        return result

    def list_bulk_change_items(
        self,
        bulk_change_id: str,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        status: Optional[t.BulkItemStatus] = None,
    ) -> t.BulkChangeItemPage:
        """List the listings of a bulk change.

        Returns what each listing was before and is after. Once planned, pairs of which there are
        few come first.
        """
        result: t.BulkChangeItemPage = self._transport.request(
            "GET",
            f"/v1/bulk-changes/{segment(bulk_change_id)}/items",
            query={"limit": limit, "cursor": cursor, "status": status},
        ).json()
        return result

    def iter_bulk_change_items(
        self,
        bulk_change_id: str,
        *,
        limit: Optional[int] = None,
        status: Optional[t.BulkItemStatus] = None,
    ) -> Iterator[t.BulkChangeItem]:
        """Iterates over all rows of list_bulk_change_items, page by page."""

        def read(cursor: Optional[str]) -> t.BulkChangeItemPage:
            return self.list_bulk_change_items(
                bulk_change_id,
                limit=limit,
                status=status,
                cursor=cursor,
            )

        return self._rows(read)

    def start_bulk_change(
        self,
        bulk_change_id: str,
        body: Optional[t.BulkChangeStart] = None,
    ) -> t.BulkChange:
        """Apply a planned bulk change.

        Applies exactly what is planned, except for listings that you leave out. Listings that are
        not planned yet are planned first. Listings that have changed since are skipped. Does
        nothing if it runs or is completed.
        """
        result: t.BulkChange = self._transport.request(
            "POST",
            f"/v1/bulk-changes/{segment(bulk_change_id)}/start",
            body=body,
        ).json()
        return result

    def undo_bulk_change(self, bulk_change_id: str) -> t.BulkChange:
        """Undo a bulk change.

        Within 30 days. Each listing is again what it was before, unless it has changed since: those
        stay, with the status `kept`. One that still runs stops first.
        """
        result: t.BulkChange = self._transport.request(
            "POST",
            f"/v1/bulk-changes/{segment(bulk_change_id)}/undo",
        ).json()
        return result


class Work(Resource):
    """Pictures to make: who makes them until when, and their review."""

    def create_shot(self, body: t.NewShot, *, idempotency_key: Optional[str] = None) -> t.WorkShot:
        """Make a shot.

        A shot is one picture to make or change for a listing. It lies in the trash with its
        listing, and comes back with it.
        """
        result: t.WorkShot = self._transport.request(
            "POST",
            "/v1/shots",
            body=body,
            idempotency_key=idempotency_key,
            has_idempotency_key=True,
        ).json()
        return result

    def list_work_shots(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        mine: Optional[bool] = None,
        assignee_id: Optional[str] = None,
        agency: Optional[str] = None,
        status: Optional[t.ShotStatus] = None,
        due_until: Optional[Union[str, date]] = None,
        asset_type: Optional[t.Classification] = None,
        pdp_id: Optional[str] = None,
        retailer: Optional[t.RetailerId] = None,
        tag: Optional[str] = None,
    ) -> t.WorkShotPage:
        """List shots.

        Returns what is to review, the oldest picture first, then what is to do and at the studio,
        the earliest day first, then what is done, the newest first.
        """
        result: t.WorkShotPage = self._transport.request(
            "GET",
            "/v1/shots",
            query={
                "limit": limit,
                "cursor": cursor,
                "mine": mine,
                "assignee_id": assignee_id,
                "agency": agency,
                "status": status,
                "due_until": due_until,
                "asset_type": asset_type,
                "pdp_id": pdp_id,
                "retailer": retailer,
                "tag": tag,
            },
        ).json()
        return result

    def iter_work_shots(
        self,
        *,
        limit: Optional[int] = None,
        mine: Optional[bool] = None,
        assignee_id: Optional[str] = None,
        agency: Optional[str] = None,
        status: Optional[t.ShotStatus] = None,
        due_until: Optional[Union[str, date]] = None,
        asset_type: Optional[t.Classification] = None,
        pdp_id: Optional[str] = None,
        retailer: Optional[t.RetailerId] = None,
        tag: Optional[str] = None,
    ) -> Iterator[t.WorkShot]:
        """Iterates over all rows of list_work_shots, page by page."""

        def read(cursor: Optional[str]) -> t.WorkShotPage:
            return self.list_work_shots(
                limit=limit,
                mine=mine,
                assignee_id=assignee_id,
                agency=agency,
                status=status,
                due_until=due_until,
                asset_type=asset_type,
                pdp_id=pdp_id,
                retailer=retailer,
                tag=tag,
                cursor=cursor,
            )

        return self._rows(read)

    def count_work_shots(
        self,
        *,
        mine: Optional[bool] = None,
        assignee_id: Optional[str] = None,
        agency: Optional[str] = None,
        status: Optional[t.ShotStatus] = None,
        due_until: Optional[Union[str, date]] = None,
        asset_type: Optional[t.Classification] = None,
        pdp_id: Optional[str] = None,
        retailer: Optional[t.RetailerId] = None,
        tag: Optional[str] = None,
    ) -> t.WorkShotCounts:
        """Count shots.

        Returns the numbers by status, with the filters of the list.
        """
        result: t.WorkShotCounts = self._transport.request(
            "GET",
            "/v1/shots/summary",
            query={
                "mine": mine,
                "assignee_id": assignee_id,
                "agency": agency,
                "status": status,
                "due_until": due_until,
                "asset_type": asset_type,
                "pdp_id": pdp_id,
                "retailer": retailer,
                "tag": tag,
            },
        ).json()
        return result

    def get_shot(self, shot_id: str) -> t.WorkShot:
        """Read a shot.

        Returns the shot with its listing and pictures.
        """
        result: t.WorkShot = self._transport.request("GET", f"/v1/shots/{segment(shot_id)}").json()
        return result

    def change_shot(self, shot_id: str, body: t.ShotChange) -> t.WorkShot:
        """Change a shot.

        Changes some fields of the shot.
        """
        result: t.WorkShot = self._transport.request(
            "PATCH",
            f"/v1/shots/{segment(shot_id)}",
            body=body,
        ).json()
        return result

    def delete_shot(self, shot_id: str) -> None:
        """Delete a shot.

        Pictures that were sent stay images of the listing.
        """
        self._transport.request("DELETE", f"/v1/shots/{segment(shot_id)}").send()

    def send_shot_picture(self, shot_id: str, body: t.ShotPicture) -> t.WorkShot:
        """Send a picture for a shot.

        The picture goes to review, not into the listing. It replaces one that was sent before,
        which stays an image of the listing.
        """
        result: t.WorkShot = self._transport.request(
            "POST",
            f"/v1/shots/{segment(shot_id)}/picture",
            body=body,
        ).json()
        return result

    def place_shot(self, shot_id: str, body: Optional[t.ShotPlacement] = None) -> t.ShotPlaced:
        """Put the picture of a shot in its place.

        Changes the images of the listing as `PUT /v1/pdps/{pdp_id}/images` does, and the shot is
        done. Nobody else’s change of the images is overwritten.
        """
        result: t.ShotPlaced = self._transport.request(
            "POST",
            f"/v1/shots/{segment(shot_id)}/placement",
            body=body,
        ).json()
        return result

    def send_shot_back(self, shot_id: str, body: t.ShotReturn) -> t.WorkShot:
        """Send the picture of a shot back.

        The shot is at the studio again if a guest sent the picture or it has an `agency`, and
        otherwise to do.
        """
        result: t.WorkShot = self._transport.request(
            "POST",
            f"/v1/shots/{segment(shot_id)}/return",
            body=body,
        ).json()
        return result

    def list_colleagues(self, *, pdp_id: Optional[str] = None) -> t.People:
        """List people to assign and mention.

        Returns the people of your organization, in the order in which they joined. Shots and
        comments of a listing take only people who see it.
        """
        result: t.People = self._transport.request(
            "GET",
            "/v1/people",
            query={"pdp_id": pdp_id},
        ).json()
        return result

    def create_comment(
        self,
        body: t.NewComment,
        *,
        idempotency_key: Optional[str] = None,
    ) -> t.Comment:
        """Comment on a listing, an image or a shot.

        People that it mentions find it in their inbox.
        """
        result: t.Comment = self._transport.request(
            "POST",
            "/v1/comments",
            body=body,
            idempotency_key=idempotency_key,
            has_idempotency_key=True,
        ).json()
        return result

    def list_comments(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        pdp_id: Optional[str] = None,
        image_id: Optional[str] = None,
        shot_id: Optional[str] = None,
        retailer: Optional[t.RetailerId] = None,
        tag: Optional[str] = None,
    ) -> t.CommentPage:
        """List comments.

        Returns the oldest first.
        """
        result: t.CommentPage = self._transport.request(
            "GET",
            "/v1/comments",
            query={
                "limit": limit,
                "cursor": cursor,
                "pdp_id": pdp_id,
                "image_id": image_id,
                "shot_id": shot_id,
                "retailer": retailer,
                "tag": tag,
            },
        ).json()
        return result

    def iter_comments(
        self,
        *,
        limit: Optional[int] = None,
        pdp_id: Optional[str] = None,
        image_id: Optional[str] = None,
        shot_id: Optional[str] = None,
        retailer: Optional[t.RetailerId] = None,
        tag: Optional[str] = None,
    ) -> Iterator[t.Comment]:
        """Iterates over all rows of list_comments, page by page."""

        def read(cursor: Optional[str]) -> t.CommentPage:
            return self.list_comments(
                limit=limit,
                pdp_id=pdp_id,
                image_id=image_id,
                shot_id=shot_id,
                retailer=retailer,
                tag=tag,
                cursor=cursor,
            )

        return self._rows(read)

    def change_comment(self, comment_id: str, body: t.CommentChange) -> t.Comment:
        """Change, solve or reopen a comment.

        The text of others cannot be changed: the answer is 403 `FORBIDDEN`.
        """
        result: t.Comment = self._transport.request(
            "PATCH",
            f"/v1/comments/{segment(comment_id)}",
            body=body,
        ).json()
        return result

    def delete_comment(self, comment_id: str) -> None:
        """Delete a comment of your own.

        Replies to it stay.
        """
        self._transport.request("DELETE", f"/v1/comments/{segment(comment_id)}").send()

    def list_inbox(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        unread: Optional[bool] = None,
    ) -> t.InboxPage:
        """Read your inbox.

        Returns what concerns the person that asks, of the last 90 days, the newest first. A
        credential has none.
        """
        result: t.InboxPage = self._transport.request(
            "GET",
            "/v1/inbox",
            query={"limit": limit, "cursor": cursor, "unread": unread},
        ).json()
        return result

    def iter_inbox(
        self,
        *,
        limit: Optional[int] = None,
        unread: Optional[bool] = None,
    ) -> Iterator[t.InboxItem]:
        """Iterates over all rows of list_inbox, page by page."""

        def read(cursor: Optional[str]) -> t.InboxPage:
            return self.list_inbox(limit=limit, unread=unread, cursor=cursor)

        return self._rows(read)

    def count_inbox(self) -> t.InboxCount:
        """Count what is unread.

        Returns how many items of the inbox were not read.
        """
        result: t.InboxCount = self._transport.request("GET", "/v1/inbox/summary").json()
        return result

    def read_inbox(self, body: Optional[t.InboxRead] = None) -> t.InboxCount:
        """Mark items as read.

        Marks some items of the inbox, or all. Unknown ids are ignored.
        """
        result: t.InboxCount = self._transport.request("POST", "/v1/inbox/read", body=body).json()
        return result

    def get_brief(self, shot_id: str) -> t.Brief:
        """Read the brief of a shot.

        Has what a photographer needs: product, place, examples, size, file name, and the rules of
        the retailer.
        """
        result: t.Brief = self._transport.request(
            "GET",
            f"/v1/shots/{segment(shot_id)}/brief",
        ).json()
        return result


class Imports(Resource):
    """Catalog files."""

    def create_import(
        self,
        file: File,
        *,
        filename: Optional[str] = None,
        start: Optional[bool] = None,
        retailer: Optional[t.RetailerId] = None,
        category: Optional[str] = None,
        encoding: Optional[Encoding] = None,
        sheet: Optional[str] = None,
        image_base_url: Optional[str] = None,
        refresh_images: Optional[bool] = None,
        composed_set: Optional[Literal["replace", "keep"]] = None,
    ) -> t.Import:
        """Upload a catalog file.

        The body is the file, with any content type of text or of an application: CSV, TSV, NDJSON,
        an XML feed or an Excel workbook (.xlsx), at most 100 MB unless the operator has set another
        limit, and may take ten minutes to arrive. The format and a mapping of the columns are
        recognized, then a dry run reads the whole file and counts what an import would change.
        Nothing is submitted before the import is started. The same file with the same mapping and
        defaults is the same import for a day.
        """
        result: t.Import = self._transport.request(
            "POST",
            "/v1/imports",
            query={
                "filename": filename,
                "start": start,
                "retailer": retailer,
                "category": category,
                "encoding": encoding,
                "sheet": sheet,
                "image_base_url": image_base_url,
                "refresh_images": refresh_images,
                "composed_set": composed_set,
            },
            file=file, media_type=None,
        ).json()
        return result

    def list_imports(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
    ) -> t.ImportPage:
        """List imports.

        Returns the imports of your organization, the newest first.
        """
        result: t.ImportPage = self._transport.request(
            "GET",
            "/v1/imports",
            query={"limit": limit, "cursor": cursor},
        ).json()
        return result

    def iter_imports(self, *, limit: Optional[int] = None) -> Iterator[t.ImportSummary]:
        """Iterates over all rows of list_imports, page by page."""

        def read(cursor: Optional[str]) -> t.ImportPage:
            return self.list_imports(limit=limit, cursor=cursor)

        return self._rows(read)

    def get_import(self, import_id: str) -> t.Import:
        """Read an import.

        Poll until the status is `ready`, and after the start until it is `completed`, `cancelled`
        or `failed`. Scoring goes on after that: `progress.scored` grows until it is `done` and
        `unchanged` together, unless a listing cannot be scored. `Prefer: wait=10` waits up to 10
        seconds (at most 30) for the end of the work.
        """
        result: t.Import = self._transport.request(
            "GET",
            f"/v1/imports/{segment(import_id)}",
        ).json()
        return result

    def change_import_mapping(self, import_id: str, body: t.ImportMappingChange) -> t.Import:
        """Change the mapping of an import.

        Replaces the mapping of the columns, the encoding and the defaults that are given, and
        repeats the dry run. Only before the import is started.
        """
        result: t.Import = self._transport.request(
            "PUT",
            f"/v1/imports/{segment(import_id)}/mapping",
            body=body,
        ).json()
        return result

    def start_import(self, import_id: str) -> t.Import:
        """Start an import.

        Submits the valid rows in the background, after everything that clients wait for. During the
        dry run it takes effect afterwards. Does nothing if the import runs already or is completed.
        """
        result: t.Import = self._transport.request(
            "POST",
            f"/v1/imports/{segment(import_id)}/start",
        ).json()
        return result

    def cancel_import(self, import_id: str) -> t.Import:
        """Cancel an import.

        Submits no further rows. Listings that are done stay as they are. Does nothing if the import
        is cancelled.
        """
        result: t.Import = self._transport.request(
            "POST",
            f"/v1/imports/{segment(import_id)}/cancel",
        ).json()
        return result

    def list_import_rows(
        self,
        import_id: str,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        status: Optional[t.ImportRowStatus] = None,
        change: Optional[Literal["new", "changed", "unchanged"]] = None,
    ) -> t.ImportRowPage:
        """List the listings of an import.

        Returns the listings of the file in its order, page by page, with their status and problems.
        A listing may have several rows in the file.
        """
        result: t.ImportRowPage = self._transport.request(
            "GET",
            f"/v1/imports/{segment(import_id)}/rows",
            query={"limit": limit, "cursor": cursor, "status": status, "change": change},
        ).json()
        return result

    def iter_import_rows(
        self,
        import_id: str,
        *,
        limit: Optional[int] = None,
        status: Optional[t.ImportRowStatus] = None,
        change: Optional[Literal["new", "changed", "unchanged"]] = None,
    ) -> Iterator[t.ImportRow]:
        """Iterates over all rows of list_import_rows, page by page."""

        def read(cursor: Optional[str]) -> t.ImportRowPage:
            return self.list_import_rows(
                import_id,
                limit=limit,
                status=status,
                change=change,
                cursor=cursor,
            )

        return self._rows(read)

    def get_failed_rows(self, import_id: str) -> Download:
        """Download the failed rows of an import.

        Returns a CSV file with the columns of the file and the reasons in `endcap_problem`. Mend it
        and upload it again: only its listings are imported then. Cells that a spreadsheet would
        take for formulas begin with an apostrophe, which the import removes.
        """
        return self._transport.request(
            "GET",
            f"/v1/imports/{segment(import_id)}/failed-rows",
        ).download()


class Audit(Resource):
    """Who did what."""

    def list_audit_events(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        action: Optional[Action] = None,
    ) -> t.AuditPage:
        """Read the audit log.

        Returns who has signed in, invited, changed roles, rotated secrets, published scoring rules,
        deleted and suspended in your organization, the newest first. Nobody can change it, and it
        is kept for a year. People need the role admin.
        """
        result: t.AuditPage = self._transport.request(
            "GET",
            "/v1/audit-events",
            query={"limit": limit, "cursor": cursor, "action": action},
        ).json()
        return result

    def iter_audit_events(
        self,
        *,
        limit: Optional[int] = None,
        action: Optional[Action] = None,
    ) -> Iterator[t.AuditEvent]:
        """Iterates over all rows of list_audit_events, page by page."""

        def read(cursor: Optional[str]) -> t.AuditPage:
            return self.list_audit_events(limit=limit, action=action, cursor=cursor)

        return self._rows(read)


class Corrections(Resource):
    """Your word against a measurement."""

    def create_correction(
        self,
        body: t.CorrectionRequest,
        *,
        idempotency_key: Optional[str] = None,
    ) -> t.CorrectionResult:
        """Correct what was measured on an image.

        Your word counts at once, for every image and listing of your organization with the same
        content, and also after new releases and rubrics. A correction replaces an earlier one of
        the same subject.
        """
        result: t.CorrectionResult = self._transport.request(
            "POST",
            "/v1/corrections",
            body=body,
            idempotency_key=idempotency_key,
            has_idempotency_key=True,
        ).json()
        return result

    def list_corrections(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        image_id: Optional[str] = None,
        kind: Optional[t.CorrectionKind] = None,
        in_force: Optional[bool] = None,
    ) -> t.CorrectionPage:
        """List corrections.

        Returns the corrections of your organization, the newest first, with those that were
        revoked.
        """
        result: t.CorrectionPage = self._transport.request(
            "GET",
            "/v1/corrections",
            query={
                "limit": limit,
                "cursor": cursor,
                "image_id": image_id,
                "kind": kind,
                "in_force": in_force,
            },
        ).json()
        return result

    def iter_corrections(
        self,
        *,
        limit: Optional[int] = None,
        image_id: Optional[str] = None,
        kind: Optional[t.CorrectionKind] = None,
        in_force: Optional[bool] = None,
    ) -> Iterator[t.Correction]:
        """Iterates over all rows of list_corrections, page by page."""

        def read(cursor: Optional[str]) -> t.CorrectionPage:
            return self.list_corrections(
                limit=limit,
                image_id=image_id,
                kind=kind,
                in_force=in_force,
                cursor=cursor,
            )

        return self._rows(read)

    def revoke_correction(self, correction_id: str) -> None:
        """Revoke a correction.

        What was measured counts again at once. The correction stays in the list, with the time of
        its revocation.
        """
        self._transport.request("DELETE", f"/v1/corrections/{segment(correction_id)}").send()


class Facts(Resource):
    """Your own numbers, texts and flags about images."""

    def put_custom_facts(
        self,
        image_id: str,
        namespace: str,
        body: t.CustomFactsRequest,
    ) -> t.CustomFactsResult:
        """Store your own facts about an image.

        Replaces the facts of the namespace. They belong to the content of the image, so every image
        and listing of your organization with the same content has them. Listings are scored again
        at once, without an analysis, if a rubric in force reads a fact that changed. A content has
        at most 20 namespaces.
        """
        result: t.CustomFactsResult = self._transport.request(
            "PUT",
            f"/v1/images/{segment(image_id)}/facts/{segment(namespace)}",
            body=body,
        ).json()
        return result

    def get_custom_facts(self, image_id: str, namespace: str) -> t.CustomFacts:
        """Read your own facts about an image.

        Returns the facts of one namespace with their version.
        """
        result: t.CustomFacts = self._transport.request(
            "GET",
            f"/v1/images/{segment(image_id)}/facts/{segment(namespace)}",
        ).json()
        return result

    def delete_custom_facts(
        self,
        image_id: str,
        namespace: str,
        *,
        expected_version: Optional[int] = None,
    ) -> None:
        """Delete your own facts about an image.

        Deletes the namespace from the content of the image, and scores listings again as `PUT`
        does. Facts that are stored again later start with version 1.
        """
        self._transport.request(
            "DELETE",
            f"/v1/images/{segment(image_id)}/facts/{segment(namespace)}",
            query={"expected_version": expected_version},
        ).send()

    def list_custom_facts(self, image_id: str) -> t.CustomFactsList:
        """List your own facts about an image.

        Returns all namespaces of the content of the image.
        """
        result: t.CustomFactsList = self._transport.request(
            "GET",
            f"/v1/images/{segment(image_id)}/facts",
        ).json()
        return result


class Acceptance(Resource):
    """Who accepts images, by which rules, and your own versions of them."""

    def get_acceptance_report(
        self,
        target: str,
        *,
        day: Optional[Union[str, date]] = None,
        retailer: Optional[str] = None,
    ) -> t.AcceptanceReport:
        """Report what a target refuses.

        Counts stored verdicts: what the target refuses, why, and the cheapest fix of each refusal.
        A day from the next dated change of the rules on counts the verdicts by the rules of that
        day, which are stored too.
        """
        result: t.AcceptanceReport = self._transport.request(
            "GET",
            f"/v1/acceptance-targets/{segment(target)}/report",
            query={"day": day, "retailer": retailer},
        ).json()
        return result

    def export_acceptance_report(
        self,
        target: str,
        *,
        format: Optional[Literal["csv", "ndjson", "xlsx"]] = None,
        day: Optional[Union[str, date]] = None,
        retailer: Optional[str] = None,
    ) -> Download:
        """Export refused listings.

        Returns a file with a row for each refused listing, like the export of listings. The first
        sheet of a workbook has the reasons.
        """
        return self._transport.request(
            "GET",
            f"/v1/acceptance-targets/{segment(target)}/report/export",
            query={"format": format, "day": day, "retailer": retailer},
        ).download()

    def get_pdp_acceptance(
        self,
        pdp_id: str,
        *,
        day: Optional[Union[str, date]] = None,
    ) -> t.PdpAcceptance:
        """Ask which targets accept a listing.

        Judges the stored images by the rules of all targets, also those that your organization did
        not choose. `day` judges by the rules that hold on it.
        """
        result: t.PdpAcceptance = self._transport.request(
            "GET",
            f"/v1/pdps/{segment(pdp_id)}/acceptance",
            query={"day": day},
        ).json()
        return result

    def get_pdp_acceptance_by_own_id(
        self,
        id: str,
        *,
        day: Optional[Union[str, date]] = None,
        retailer: Optional[t.RetailerId] = None,
    ) -> t.PdpAcceptance:
        """Ask which targets accept a listing, by your own id.

        Judges the stored images by the rules of all targets, also those that your organization did
        not choose. `day` judges by the rules that hold on it.
        """
        result: t.PdpAcceptance = self._transport.request(
            "GET",
            f"/v1/pdps/id/{segment(id)}/acceptance",
            query={"day": day, "retailer": retailer},
        ).json()
        return result

    def list_acceptance_targets(self) -> t.AcceptanceTargetList:
        """List who accepts or refuses images.

        Returns shops, channels such as shopping feeds, and standards, whose rules Endcap knows, and
        which of them your organization chose.
        """
        result: t.AcceptanceTargetList = self._transport.request(
            "GET",
            "/v1/acceptance-targets",
        ).json()
        return result

    def choose_acceptance_targets(self, body: t.AcceptanceTargetChoice) -> t.AcceptanceTargetList:
        """Choose whose rules listings are judged by.

        Replaces the choice. Null is the retailer of each listing.
        """
        result: t.AcceptanceTargetList = self._transport.request(
            "PUT",
            "/v1/acceptance-targets/chosen",
            body=body,
        ).json()
        return result

    def get_acceptance_target(
        self,
        target: str,
        *,
        day: Optional[Union[str, date]] = None,
    ) -> t.AcceptanceTargetDetails:
        """Read the rules of a target.

        Returns the rules in force with their sources, and the versions of your organization. Rules
        that are not measured are listed too. `day` returns those that hold on it.
        """
        result: t.AcceptanceTargetDetails = self._transport.request(
            "GET",
            f"/v1/acceptance-targets/{segment(target)}",
            query={"day": day},
        ).json()
        return result

    def preview_acceptance_rules(
        self,
        target: str,
        body: t.AcceptanceRuleDraft,
    ) -> t.AcceptanceRulePreview:
        """Preview a change of rules.

        Judges your newest listings by changed rules from stored facts, and changes nothing. For
        shops these are the listings of their regions.
        """
        result: t.AcceptanceRulePreview = self._transport.request(
            "POST",
            f"/v1/acceptance-targets/{segment(target)}/preview",
            body=body,
        ).json()
        return result

    def publish_acceptance_rules(
        self,
        target: str,
        body: t.AcceptanceRulePublication,
        *,
        idempotency_key: Optional[str] = None,
    ) -> t.AcceptanceTargetDetails:
        """Publish rules of your own.

        Adds a version and puts it in force. Your rules need no public source. `checked` confirms
        rules that were read long ago.
        """
        result: t.AcceptanceTargetDetails = self._transport.request(
            "POST",
            f"/v1/acceptance-targets/{segment(target)}/versions",
            body=body,
            idempotency_key=idempotency_key,
            has_idempotency_key=True,
        ).json()
        return result

    def activate_acceptance_rules(
        self,
        target: str,
        body: t.AcceptanceRuleActivation,
    ) -> t.AcceptanceTargetDetails:
        """Roll back to a version of rules.

        Puts an earlier version in force again. Version 0 has none of your changes.
        """
        result: t.AcceptanceTargetDetails = self._transport.request(
            "PUT",
            f"/v1/acceptance-targets/{segment(target)}/active",
            body=body,
        ).json()
        return result


class Rubrics(Resource):
    """The rules of the scores, and your own versions of them."""

    def list_rubrics(self) -> t.RubricList:
        """List the rubrics.

        Returns the families of categories, and the version of the rubric that scores each.
        """
        result: t.RubricList = self._transport.request("GET", "/v1/rubrics").json()
        return result

    def get_rubric(self, family: str) -> t.RubricDetails:
        """Read a rubric.

        Returns the rubric of the release, the one in force, and all versions of your organization.
        """
        result: t.RubricDetails = self._transport.request(
            "GET",
            f"/v1/rubrics/{segment(family)}",
        ).json()
        return result

    def preview_rubric(self, family: str, body: t.RubricDraft) -> t.RubricPreview:
        """Preview a change of a rubric.

        Scores your listings by a changed rubric from stored facts, and changes nothing. Returns the
        histogram of scores before and after, and the listings that move the most. One preview of
        your organization runs at a time. With `Accept: application/x-ndjson` its progress is sent
        as one JSON object a line, and the last line has the preview. It ends when you disconnect.
        """
        result: t.RubricPreview = self._transport.request(
            "POST",
            f"/v1/rubrics/{segment(family)}/preview",
            body=body,
        ).json()
        return result

    def publish_rubric(
        self,
        family: str,
        body: t.RubricPublication,
        *,
        idempotency_key: Optional[str] = None,
    ) -> t.RubricDetails:
        """Publish a rubric.

        Adds a version and puts it in force. New scores use it at once, and stored listings are
        scored again from their facts within minutes.
        """
        result: t.RubricDetails = self._transport.request(
            "POST",
            f"/v1/rubrics/{segment(family)}/versions",
            body=body,
            idempotency_key=idempotency_key,
            has_idempotency_key=True,
        ).json()
        return result

    def activate_rubric(self, family: str, body: t.RubricActivation) -> t.RubricDetails:
        """Roll back to a version of a rubric.

        Puts an earlier version in force again. Version 0 is the rubric of the release. Stored
        listings are scored again from their facts.
        """
        result: t.RubricDetails = self._transport.request(
            "PUT",
            f"/v1/rubrics/{segment(family)}/active",
            body=body,
        ).json()
        return result


class Teaching(Resource):
    """What Endcap learns from your corrections of asset types."""

    def get_teaching(self) -> t.TeachingState:
        """Read what Endcap learned from your answers.

        Corrections of asset types are answers from which Endcap learns how your pictures look.
        Returns how many there are, how often what was learned is right on answers that it did not
        learn from, its versions, and the pictures whose answers are worth most. An answer is a
        correction of the kind `asset_type`, also one that confirms the guess. Nothing is shared
        with other organizations.
        """
        result: t.TeachingState = self._transport.request("GET", "/v1/teaching").json()
        return result

    def create_teaching_version(
        self,
        body: t.TeachingRequest,
        *,
        idempotency_key: Optional[str] = None,
    ) -> t.TeachingResult:
        """See what would change, or use what Endcap learned.

        Learns from the answers of your organization and returns which types and scores change. With
        `use`, it is in force at once for new scores, and stored listings are scored again within
        minutes. It is refused below ten answers, when they name one type only or contradict each
        other, and, with `use`, when what was learned is no better than without.
        """
        result: t.TeachingResult = self._transport.request(
            "POST",
            "/v1/teaching/versions",
            body=body,
            idempotency_key=idempotency_key,
            has_idempotency_key=True,
        ).json()
        return result

    def forget_teaching_version(self, version_id: str) -> None:
        """Forget a version of what was learned.

        Deletes what was learned. The newest version that is left is in force then, or the eye of
        the release, and stored listings are scored again within minutes. The answers stay.
        """
        self._transport.request("DELETE", f"/v1/teaching/versions/{segment(version_id)}").send()


class Shares(Resource):
    """Links for outsiders without an account."""

    def create_share(self, body: t.NewShare) -> t.ShareWithLink:
        """Make a link for outsiders.

        Who has the link needs no account. It shows names, ids and current images of the listings,
        the briefs of the shots, or the report, and nothing else: no scores, people, other listings
        or history.
        """
        result: t.ShareWithLink = self._transport.request("POST", "/v1/shares", body=body).json()
        return result

    def list_shares(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
    ) -> t.SharePage:
        """List links for outsiders.

        Returns open links and those that ended in the last 90 days, the newest first.
        """
        result: t.SharePage = self._transport.request(
            "GET",
            "/v1/shares",
            query={"limit": limit, "cursor": cursor},
        ).json()
        return result

    def iter_shares(self, *, limit: Optional[int] = None) -> Iterator[t.Share]:
        """Iterates over all rows of list_shares, page by page."""

        def read(cursor: Optional[str]) -> t.SharePage:
            return self.list_shares(limit=limit, cursor=cursor)

        return self._rows(read)

    def change_share(self, share_id: str, body: t.ShareChange) -> t.Share:
        """Change the end of a link.

        Opens an expired link again, but not a closed one.
        """
        result: t.Share = self._transport.request(
            "PATCH",
            f"/v1/shares/{segment(share_id)}",
            body=body,
        ).json()
        return result

    def close_share(self, share_id: str) -> None:
        """Close a link.

        Ends it at once and for good. What was sent through it stays.
        """
        self._transport.request("DELETE", f"/v1/shares/{segment(share_id)}").send()

    def rotate_share_secret(self, share_id: str) -> t.ShareWithLink:
        """Replace the address of a link.

        The address before ends at once.
        """
        result: t.ShareWithLink = self._transport.request(
            "POST",
            f"/v1/shares/{segment(share_id)}/rotate-secret",
        ).json()
        return result


class Events(Resource):
    """What has changed: by page, and as a stream."""

    def list_events(
        self,
        *,
        after: Optional[str] = None,
        limit: Optional[int] = None,
        types: Optional[Sequence[t.EventType]] = None,
    ) -> t.EventPage:
        """Read events.

        Returns what has changed in your organization in the order in which it was stored, for 30
        days. Keep `next_after` and send it as `after` of the next request. No event is skipped, and
        none comes twice. With `types`, a page examines a limited number of events, so `data` may be
        empty while `has_more` is true.
        """
        result: t.EventPage = self._transport.request(
            "GET",
            "/v1/events",
            query={"after": after, "limit": limit, "types": self._joined(types)},
        ).json()
        return result

    def stream_events(
        self,
        *,
        after: Optional[str] = None,
        types: Optional[Sequence[t.EventType]] = None,
        last_event_id: Optional[str] = None,
    ) -> Download:
        """Follow events.

        Sends events as they are stored (server-sent events): `id` is the id of the event, `event`
        its type, `data` the event as JSON. Reconnect with `Last-Event-ID` to continue without a
        gap; without it and `after`, the stream begins with the next event. A comment is sent every
        15 seconds. The stream ends with the access token, when the service stops, and when the
        client takes nothing for a minute.
        """
        return self._transport.request(
            "GET",
            "/v1/events/stream",
            query={"after": after, "types": self._joined(types)},
            headers={"Last-Event-ID": last_event_id},
        ).download()


class Goals(Resource):
    """Shares of the listings to reach by a day."""

    def list_goals(self) -> t.GoalPage:
        """List goals.

        Returns all goals with their progress on one page, by their last day. For more than 20,000
        listings the progress may be a minute old.
        """
        result: t.GoalPage = self._transport.request("GET", "/v1/goals").json()
        return result

    def create_goal(self, body: t.NewGoal, *, idempotency_key: Optional[str] = None) -> t.Goal:
        """Set a goal.

        Sets a share of the listings to reach by a day. An organization has at most 20 goals.
        """
        result: t.Goal = self._transport.request(
            "POST",
            "/v1/goals",
            body=body,
            idempotency_key=idempotency_key,
            has_idempotency_key=True,
        ).json()
        return result

    def change_goal(self, goal_id: str, body: t.GoalChange) -> t.Goal:
        """Change a goal.

        Changes the share or the last day. The points stay.
        """
        result: t.Goal = self._transport.request(
            "PATCH",
            f"/v1/goals/{segment(goal_id)}",
            body=body,
        ).json()
        return result

    def delete_goal(self, goal_id: str) -> None:
        """Delete a goal.

        Deletes the goal with its points.
        """
        self._transport.request("DELETE", f"/v1/goals/{segment(goal_id)}").send()


class LiveChecks(Resource):
    """Whether shops show what was sent."""

    def list_live_watches(self) -> t.LiveWatchPage:
        """List live checks.

        Returns what is read every night. Empty as long as nobody has switched the live check on.
        """
        result: t.LiveWatchPage = self._transport.request("GET", "/v1/live-watches").json()
        return result

    def create_live_watch(
        self,
        body: t.NewLiveWatch,
        *,
        idempotency_key: Optional[str] = None,
    ) -> t.LiveWatch:
        """Switch a live check on.

        Reads the pages of listings by ASIN again every night, and compares what the shop shows with
        what was sent. Stored images, scores and history stay as they are. Returns the one that
        exists for the same view.
        """
        result: t.LiveWatch = self._transport.request(
            "POST",
            "/v1/live-watches",
            body=body,
            idempotency_key=idempotency_key,
            has_idempotency_key=True,
        ).json()
        return result

    def get_live_watch(self, watch_id: str) -> t.LiveWatchReport:
        """Read a live check.

        Returns its rule of alerts, and how often it would have alerted.
        """
        result: t.LiveWatchReport = self._transport.request(
            "GET",
            f"/v1/live-watches/{segment(watch_id)}",
        ).json()
        return result

    def change_live_watch(self, watch_id: str, body: t.LiveWatchChange) -> t.LiveWatchReport:
        """Change the rule of alerts.

        Changes the given fields of the rule. A difference that lasts causes one `live.alert`, in
        the inboxes of the person who has switched the check on and of those who work on shots of
        the listing.
        """
        result: t.LiveWatchReport = self._transport.request(
            "PATCH",
            f"/v1/live-watches/{segment(watch_id)}",
            body=body,
        ).json()
        return result

    def delete_live_watch(self, watch_id: str) -> None:
        """Switch a live check off.

        Results of earlier nights stay for 30 days.
        """
        self._transport.request("DELETE", f"/v1/live-watches/{segment(watch_id)}").send()

    def list_live_checks(
        self,
        *,
        state: Optional[State] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
    ) -> t.LiveCheckPage:
        """List what shops show.

        Returns the last night of each listing that is read, the latest first.
        """
        result: t.LiveCheckPage = self._transport.request(
            "GET",
            "/v1/live-checks",
            query={"state": state, "limit": limit, "cursor": cursor},
        ).json()
        return result

    def iter_live_checks(
        self,
        *,
        state: Optional[State] = None,
        limit: Optional[int] = None,
    ) -> Iterator[t.LiveCheckSummary]:
        """Iterates over all rows of list_live_checks, page by page."""

        def read(cursor: Optional[str]) -> t.LiveCheckPage:
            return self.list_live_checks(state=state, limit=limit, cursor=cursor)

        return self._rows(read)

    def get_live_check(self, pdp_id: str) -> t.LiveCheck:
        """Compare a listing with its shop.

        Returns the pairs of pictures of the last night in which the page was read, and the last 30
        nights.
        """
        result: t.LiveCheck = self._transport.request(
            "GET",
            f"/v1/pdps/{segment(pdp_id)}/live-check",
        ).json()
        return result

    def check_live_now(self, pdp_id: str) -> t.LiveCheck:
        """Read the shop’s page now.

        Reads the page of a listing by ASIN soon, whether a live check is switched on or not. The
        pauses and the robots rules of the shop hold. Poll the comparison until `is_reading` is
        false. While it is read, nothing else happens.
        """
        result: t.LiveCheck = self._transport.request(
            "POST",
            f"/v1/pdps/{segment(pdp_id)}/live-check",
        ).json()
        return result

    def answer_live_check(self, pdp_id: str, body: t.LiveAnswer) -> t.LiveCheck:
        """Say whether two pictures are the same.

        Applies to this pair of files in all listings of your organization, now and in later nights.
        `ignored` keeps the verdict but does not count it.
        """
        result: t.LiveCheck = self._transport.request(
            "PUT",
            f"/v1/pdps/{segment(pdp_id)}/live-check/answers",
            body=body,
        ).json()
        return result

    def keep_live_set(self, pdp_id: str, body: Optional[t.LiveKeep] = None) -> t.PdpImagesResult:
        """Keep what the shop shows.

        Makes the pictures of the last comparison the images of the listing. Its history has the set
        before, which can be restored. Pictures that are the same keep their ids.
        """
        result: t.PdpImagesResult = self._transport.request(
            "POST",
            f"/v1/pdps/{segment(pdp_id)}/live-check/keep",
            body=body,
        ).json()
        return result

    def get_live_picture(
        self,
        pdp_id: str,
        sha256: str,
        *,
        size: Optional[Literal["160", "480", "1600", "full"]] = None,
    ) -> str:
        """Show a picture of the shop.

        Redirects to the copy that Endcap keeps. The address needs no token, is valid for at least
        an hour, and is the same for all requests of an hour.
        """
        return self._transport.request(
            "GET",
            f"/v1/pdps/{segment(pdp_id)}/live-pictures/{segment(sha256)}",
            query={"size": size},
        ).location()


class Outcomes(Resource):
    """Results of tests beside scores."""

    def create_outcomes(self, body: t.NewOutcomes) -> t.StoredOutcomes:
        """Store results.

        Stores what arms of tests had: rows of the same source, test, arm and days are replaced.
        Pictures of arms are kept as stored bytes. Rows that cannot be counted are stored too, and
        listed with the reason.
        """
        result: t.StoredOutcomes = self._transport.request("POST", "/v1/outcomes", body=body).json()
        return result

    def list_outcomes(
        self,
        *,
        test_id: Optional[str] = None,
        has_problem: Optional[bool] = None,
        cursor: Optional[str] = None,
        limit: Optional[int] = None,
    ) -> t.OutcomePage:
        """List results.

        Returns rows, the newest first.
        """
        result: t.OutcomePage = self._transport.request(
            "GET",
            "/v1/outcomes",
            query={"test_id": test_id, "has_problem": has_problem, "cursor": cursor, "limit": limit},
        ).json()
        return result

    def iter_outcomes(
        self,
        *,
        test_id: Optional[str] = None,
        has_problem: Optional[bool] = None,
        limit: Optional[int] = None,
    ) -> Iterator[t.Outcome]:
        """Iterates over all rows of list_outcomes, page by page."""

        def read(cursor: Optional[str]) -> t.OutcomePage:
            return self.list_outcomes(
                test_id=test_id,
                has_problem=has_problem,
                limit=limit,
                cursor=cursor,
            )

        return self._rows(read)

    def import_outcome_file(
        self,
        file: File,
        *,
        dry_run: Optional[bool] = None,
        listing: Optional[str] = None,
        market: Optional[t.RetailerId] = None,
        test: Optional[str] = None,
        from_: Optional[Union[str, date]] = None,
        to: Optional[Union[str, date]] = None,
    ) -> t.OutcomeFileReport:
        """Store the results of a file.

        The body is a CSV or TSV file of at most 8 MB: the template of Endcap, or a report of Manage
        Your Experiments, Google Ads, Merchant Center, Meta Ads, Shopify or GrowthBook. The columns
        tell which. All rows that can be read are stored as by `POST /v1/outcomes`, or none on an
        error.
        """
        result: t.OutcomeFileReport = self._transport.request(
            "POST",
            "/v1/outcome-files",
            query={
                "dry_run": dry_run,
                "listing": listing,
                "market": market,
                "test": test,
                "from": from_,
                "to": to,
            },
            file=file, media_type="text/csv",
        ).json()
        return result

    def delete_outcome(self, outcome_id: str) -> None:
        """Delete a result.

        Deletes a row, and reads its test anew.
        """
        self._transport.request("DELETE", f"/v1/outcomes/{segment(outcome_id)}").send()

    def list_outcome_tests(
        self,
        *,
        kind: Optional[Literal["randomized", "observational"]] = None,
        verdict: Optional[Literal["better", "worse", "close", "few", "broken"]] = None,
        retailer: Optional[t.RetailerId] = None,
        category_id: Optional[str] = None,
        source: Optional[str] = None,
        cursor: Optional[str] = None,
        limit: Optional[int] = None,
    ) -> t.OutcomeTestPage:
        """List tests.

        Returns tests with their verdicts, the newest first. Ranges hold at every look (Waudby-Smith
        et al. 2024).
        """
        result: t.OutcomeTestPage = self._transport.request(
            "GET",
            "/v1/outcome-tests",
            query={
                "kind": kind,
                "verdict": verdict,
                "retailer": retailer,
                "category_id": category_id,
                "source": source,
                "cursor": cursor,
                "limit": limit,
            },
        ).json()
        return result

    def iter_outcome_tests(
        self,
        *,
        kind: Optional[Literal["randomized", "observational"]] = None,
        verdict: Optional[Literal["better", "worse", "close", "few", "broken"]] = None,
        retailer: Optional[t.RetailerId] = None,
        category_id: Optional[str] = None,
        source: Optional[str] = None,
        limit: Optional[int] = None,
    ) -> Iterator[t.OutcomeTest]:
        """Iterates over all rows of list_outcome_tests, page by page."""

        def read(cursor: Optional[str]) -> t.OutcomeTestPage:
            return self.list_outcome_tests(
                kind=kind,
                verdict=verdict,
                retailer=retailer,
                category_id=category_id,
                source=source,
                limit=limit,
                cursor=cursor,
            )

        return self._rows(read)

    def create_outcome_test(
        self,
        body: t.NewOutcomeTest,
        *,
        idempotency_key: Optional[str] = None,
    ) -> t.OutcomeTest:
        """Plan a test.

        Keeps the pictures of a test before it starts. Results of the same source, test and arms are
        bound to them. The inbox of its author has a reminder once it is decided, or its planned
        days are over.
        """
        result: t.OutcomeTest = self._transport.request(
            "POST",
            "/v1/outcome-tests",
            body=body,
            idempotency_key=idempotency_key,
            has_idempotency_key=True,
        ).json()
        return result

    def get_outcome_test(self, test_id: str) -> t.OutcomeTest:
        """Read a test.

        Returns a test with its range after each period.
        """
        result: t.OutcomeTest = self._transport.request(
            "GET",
            f"/v1/outcome-tests/{segment(test_id)}",
        ).json()
        return result

    def change_outcome_test(self, test_id: str, body: t.OutcomeTestChange) -> t.OutcomeTest:
        """Say what a test compared.

        Sets the pictures of arms, the control, and planned shares. Reads the test anew.
        """
        result: t.OutcomeTest = self._transport.request(
            "PATCH",
            f"/v1/outcome-tests/{segment(test_id)}",
            body=body,
        ).json()
        return result

    def delete_outcome_test(self, test_id: str) -> None:
        """Delete a test.

        Deletes a test with its rows. Its pictures are kept only if something else needs them.
        """
        self._transport.request("DELETE", f"/v1/outcome-tests/{segment(test_id)}").send()

    def calibrate_outcomes(self, *, family: Optional[str] = None) -> t.OutcomeCalibration:
        """Compare scores with results.

        Tells whether a higher score won, from randomized tests that are done, and proposes weights.
        Below about 30 tests it has no number but how many are missing.
        """
        result: t.OutcomeCalibration = self._transport.request(
            "GET",
            "/v1/outcome-calibration",
            query={"family": family},
        ).json()
        return result

    def plan_outcome_tests(self, *, limit: Optional[int] = None) -> t.TestPlanPage:
        """Plan tests.

        Returns changes of listings whose visits are known from the last 90 days of results, by what
        a test is expected to win.
        """
        result: t.TestPlanPage = self._transport.request(
            "GET",
            "/v1/outcome-plan",
            query={"limit": limit},
        ).json()
        return result

    def get_outcome_settings(self) -> t.OutcomeSettings:
        """Read who sees money.

        Returns the roles that see revenue besides admins.
        """
        result: t.OutcomeSettings = self._transport.request("GET", "/v1/outcome-settings").json()
        return result

    def change_outcome_settings(self, body: t.OutcomeSettings) -> t.OutcomeSettings:
        """Say who sees money.

        Sets the roles that see revenue besides admins. Shared links never show it.
        """
        result: t.OutcomeSettings = self._transport.request(
            "PUT",
            "/v1/outcome-settings",
            body=body,
        ).json()
        return result


class Shops(Resource):
    """Pictures of listings in your shop, with roll back."""

    def create_shop_connection(self, body: t.NewShopConnection) -> t.ShopConnection:
        """Connect a shop.

        Checks the rights of the token at once, and stores it encrypted. No answer returns it. A
        second connection of the same address replaces the token.
        """
        result: t.ShopConnection = self._transport.request(
            "POST",
            "/v1/shop-connections",
            body=body,
        ).json()
        return result

    def list_shop_connections(self) -> t.ShopConnectionPage:
        """List connected shops.

        Returns all connections on one page, the oldest first, without tokens.
        """
        result: t.ShopConnectionPage = self._transport.request("GET", "/v1/shop-connections").json()
        return result

    def delete_shop_connection(self, connection_id: str) -> None:
        """Disconnect a shop.

        Deletes the token and the pushes of the shop, which can then not be rolled back. Changes no
        listing.
        """
        self._transport.request("DELETE", f"/v1/shop-connections/{segment(connection_id)}").send()

    def create_shop_push(self, body: t.NewShopPush) -> t.ShopPush:
        """Plan a push to a shop.

        Reads the product and plans to give it the images of the listing. Changes nothing until a
        person confirms. Plans that nobody confirms are removed after a day.
        """
        result: t.ShopPush = self._transport.request("POST", "/v1/shop-pushes", body=body).json()
        return result

    def list_shop_pushes(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        pdp_id: Optional[str] = None,
    ) -> t.ShopPushPage:
        """List pushes to shops.

        Returns the newest first.
        """
        result: t.ShopPushPage = self._transport.request(
            "GET",
            "/v1/shop-pushes",
            query={"limit": limit, "cursor": cursor, "pdp_id": pdp_id},
        ).json()
        return result

    def iter_shop_pushes(
        self,
        *,
        limit: Optional[int] = None,
        pdp_id: Optional[str] = None,
    ) -> Iterator[t.ShopPush]:
        """Iterates over all rows of list_shop_pushes, page by page."""

        def read(cursor: Optional[str]) -> t.ShopPushPage:
            return self.list_shop_pushes(limit=limit, pdp_id=pdp_id, cursor=cursor)

        return self._rows(read)

    def get_shop_push(self, push_id: str) -> t.ShopPush:
        """Read a push to a shop.

        Poll until it neither is `running` nor `rolling_back`. `Prefer: wait=10` waits up to 10
        seconds (at most 30) for the end of the work.
        """
        result: t.ShopPush = self._transport.request(
            "GET",
            f"/v1/shop-pushes/{segment(push_id)}",
        ).json()
        return result

    def confirm_shop_push(self, push_id: str) -> t.ShopPush:
        """Confirm a push to a shop.

        Only a person of the console may confirm: tokens of credentials get 403. A failure on the
        way rolls the shop back. If its set has changed since the plan, the push ends as `refused`.
        """
        result: t.ShopPush = self._transport.request(
            "POST",
            f"/v1/shop-pushes/{segment(push_id)}/confirm",
        ).json()
        return result

    def roll_back_shop_push(
        self,
        push_id: str,
        body: Optional[t.ShopRollback] = None,
    ) -> t.ShopPush:
        """Roll back a push to a shop.

        Restores the set before the push: the same pictures, order and alt texts. If the shop has
        changed since, the push stays as it is with the problem `changed_meanwhile`, unless `force`
        is true.
        """
        result: t.ShopPush = self._transport.request(
            "POST",
            f"/v1/shop-pushes/{segment(push_id)}/rollback",
            body=body,
        ).json()
        return result


class Rivals(Resource):
    """Listings of others as a benchmark."""

    def list_rival_sets(self) -> t.RivalSetPage:
        """List sets of rivals.

        Returns all sets on one page, by name.
        """
        result: t.RivalSetPage = self._transport.request("GET", "/v1/rival-sets").json()
        return result

    def create_rival_set(
        self,
        body: t.NewRivalSet,
        *,
        idempotency_key: Optional[str] = None,
    ) -> t.RivalSet:
        """Make a set of rivals.

        Takes listings of others as a benchmark. Their pages are read now and then every week, at
        night. They are in no list, statistic, export, event or percentile. Entries that are neither
        an ASIN nor a product page of the storefront are refused, each with its reason.
        """
        result: t.RivalSet = self._transport.request(
            "POST",
            "/v1/rival-sets",
            body=body,
            idempotency_key=idempotency_key,
            has_idempotency_key=True,
        ).json()
        return result

    def get_rival_set(self, rival_set_id: str) -> t.RivalSet:
        """Read a set of rivals.

        Returns the rivals with what was read of them.
        """
        result: t.RivalSet = self._transport.request(
            "GET",
            f"/v1/rival-sets/{segment(rival_set_id)}",
        ).json()
        return result

    def change_rival_set(self, rival_set_id: str, body: t.RivalSetChange) -> t.RivalSet:
        """Change a set of rivals.

        Renames it, scores it by another category, or replaces its rivals. New ones are read now.
        """
        result: t.RivalSet = self._transport.request(
            "PATCH",
            f"/v1/rival-sets/{segment(rival_set_id)}",
            body=body,
        ).json()
        return result

    def delete_rival_set(self, rival_set_id: str) -> None:
        """Delete a set of rivals.

        Deletes what was read of them, with the pictures.
        """
        self._transport.request("DELETE", f"/v1/rival-sets/{segment(rival_set_id)}").send()

    def read_rival_set(self, rival_set_id: str) -> t.RivalSet:
        """Read the rivals again.

        Reads all pages again now, with the pauses that the host gets. The earlier readings stay
        until then.
        """
        result: t.RivalSet = self._transport.request(
            "POST",
            f"/v1/rival-sets/{segment(rival_set_id)}/read",
        ).json()
        return result

    def compare_rivals(
        self,
        rival_set_id: str,
        *,
        pdp_id: str,
        image_id: Optional[str] = None,
        upload_id: Optional[str] = None,
    ) -> t.RivalComparison:
        """Compare a listing with rivals.

        Returns the score beside theirs, what they show, and the shelf test: how soon the main image
        is found among theirs on a phone, by color, contrast and size. It is not a promise of
        clicks.
        """
        result: t.RivalComparison = self._transport.request(
            "GET",
            f"/v1/rival-sets/{segment(rival_set_id)}/comparison",
            query={"pdp_id": pdp_id, "image_id": image_id, "upload_id": upload_id},
        ).json()
        return result


class Views(Resource):
    """Saved views of the list of listings."""

    def list_views(self) -> t.ViewPage:
        """List saved views.

        Returns the shared views and your own on one page, by name.
        """
        result: t.ViewPage = self._transport.request("GET", "/v1/views").json()
        return result

    def create_view(self, body: t.NewView, *, idempotency_key: Optional[str] = None) -> t.View:
        """Save a view.

        Saves filters, order, layout and columns of the list of listings under a name. Shared views
        need the role editor. There are at most 50 shared views, and 50 of each person or
        credential.
        """
        result: t.View = self._transport.request(
            "POST",
            "/v1/views",
            body=body,
            idempotency_key=idempotency_key,
            has_idempotency_key=True,
        ).json()
        return result

    def change_view(self, view_id: str, body: t.ViewChange) -> t.View:
        """Change a saved view.

        Fields that are left out stay. Shared views need the role editor.
        """
        result: t.View = self._transport.request(
            "PATCH",
            f"/v1/views/{segment(view_id)}",
            body=body,
        ).json()
        return result

    def delete_view(self, view_id: str) -> None:
        """Delete a saved view.

        Deletes the view, and no listing. Shared views need the role editor.
        """
        self._transport.request("DELETE", f"/v1/views/{segment(view_id)}").send()


class Webhooks(Resource):
    """Addresses that are called with events."""

    def create_webhook_endpoint(
        self,
        body: t.NewWebhookEndpoint,
        *,
        idempotency_key: Optional[str] = None,
    ) -> t.WebhookEndpointWithSecret:
        """Create a webhook endpoint.

        The address is called with every event from now on, signed according to Standard Webhooks
        1.0 with the `secret` of the answer. An organization has at most 20 endpoints.
        """
        result: t.WebhookEndpointWithSecret = self._transport.request(
            "POST",
            "/v1/webhook-endpoints",
            body=body,
            idempotency_key=idempotency_key,
            has_idempotency_key=True,
        ).json()
        return result

    def list_webhook_endpoints(self) -> t.WebhookEndpointPage:
        """List the webhook endpoints.

        Returns all of them on one page, without their secrets.
        """
        result: t.WebhookEndpointPage = self._transport.request(
            "GET",
            "/v1/webhook-endpoints",
        ).json()
        return result

    def get_webhook_endpoint(self, webhook_endpoint_id: str) -> t.WebhookEndpoint:
        """Read a webhook endpoint.

        Returns its settings and whether events are sent to it. The secret is not returned.
        """
        result: t.WebhookEndpoint = self._transport.request(
            "GET",
            f"/v1/webhook-endpoints/{segment(webhook_endpoint_id)}",
        ).json()
        return result

    def change_webhook_endpoint(
        self,
        webhook_endpoint_id: str,
        body: t.WebhookEndpointChange,
    ) -> t.WebhookEndpoint:
        """Change, disable or enable a webhook endpoint.

        Fields that are left out stay. While an endpoint is disabled, nothing is sent to it and
        nothing is lost: when it is enabled again, it receives what has happened meanwhile, up to 30
        days.
        """
        result: t.WebhookEndpoint = self._transport.request(
            "PATCH",
            f"/v1/webhook-endpoints/{segment(webhook_endpoint_id)}",
            body=body,
        ).json()
        return result

    def delete_webhook_endpoint(self, webhook_endpoint_id: str) -> None:
        """Delete a webhook endpoint.

        Deletes it with its deliveries. Attempts that are running may still arrive.
        """
        self._transport.request(
            "DELETE",
            f"/v1/webhook-endpoints/{segment(webhook_endpoint_id)}",
        ).send()

    def test_webhook_endpoint(self, webhook_endpoint_id: str) -> t.WebhookDelivery:
        """Send a test event to a webhook endpoint.

        Sends `webhook.test` within about a second, whatever the types of the endpoint. Its
        deliveries have the result.
        """
        result: t.WebhookDelivery = self._transport.request(
            "POST",
            f"/v1/webhook-endpoints/{segment(webhook_endpoint_id)}/test",
        ).json()
        return result

    def rotate_webhook_secret(self, webhook_endpoint_id: str) -> t.WebhookEndpointWithSecret:
        """Replace the secret of a webhook endpoint.

        Deliveries are signed with both secrets for 24 hours. Another rotation within that time ends
        the oldest.
        """
        result: t.WebhookEndpointWithSecret = self._transport.request(
            "POST",
            f"/v1/webhook-endpoints/{segment(webhook_endpoint_id)}/rotate-secret",
        ).json()
        return result

    def list_webhook_deliveries(
        self,
        webhook_endpoint_id: str,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
    ) -> t.WebhookDeliveryPage:
        """List the deliveries of a webhook endpoint.

        Returns the deliveries of 30 days, the newest event first, with their last result.
        """
        result: t.WebhookDeliveryPage = self._transport.request(
            "GET",
            f"/v1/webhook-endpoints/{segment(webhook_endpoint_id)}/deliveries",
            query={"limit": limit, "cursor": cursor},
        ).json()
        return result

    def iter_webhook_deliveries(
        self,
        webhook_endpoint_id: str,
        *,
        limit: Optional[int] = None,
    ) -> Iterator[t.WebhookDelivery]:
        """Iterates over all rows of list_webhook_deliveries, page by page."""

        def read(cursor: Optional[str]) -> t.WebhookDeliveryPage:
            return self.list_webhook_deliveries(webhook_endpoint_id, limit=limit, cursor=cursor)

        return self._rows(read)

    def replay_webhook_delivery(self, webhook_endpoint_id: str, event_id: str) -> t.WebhookDelivery:
        """Send an event again.

        Sends it at once with the same `webhook-id`, whether it was delivered or not.
        """
        result: t.WebhookDelivery = self._transport.request(
            "POST",
            f"/v1/webhook-endpoints/{segment(webhook_endpoint_id)}/deliveries/{segment(event_id)}/replay",
        ).json()
        return result


class Categories(Resource):
    """The product taxonomy."""

    def list_product_categories(
        self,
        *,
        retailer: Optional[t.RetailerId] = None,
        q: Optional[str] = None,
    ) -> List[t.ProductCategory]:
        """List the categories that your organization may use.

        Sorted by path. The ids are the same in every environment and for every retailer.
        """
        result: List[t.ProductCategory] = self._transport.request(
            "GET",
            "/v1/product-categories",
            query={"retailer": retailer, "q": q},
        ).json()
        return result


class Retailers(Resource):
    """Supported retailers and their regions."""

    def list_product_retailers(self) -> List[t.ProductRetailer]:
        """List the retailer regions.

        Each `id` is a valid value of the `retailer` parameter of other endpoints.
        """
        result: List[t.ProductRetailer] = self._transport.request(
            "GET",
            "/v1/product-retailers",
        ).json()
        return result


class Access(Resource):
    """Access tokens."""

    def request_token(self, body: t.TokenRequest) -> t.Token:
        """Get an access token.

        OAuth 2.0 client credentials (RFC 6749, section 4.4). The client may authenticate with HTTP
        Basic instead of `client_id` and `client_secret` in the body, which may also be JSON. Keep
        the token until it expires.
        """
        result: t.Token = self._transport.request(
            "POST",
            "/auth/token",
            form=body,
            is_public=True,
        ).json()
        return result

    def get_me(self) -> t.Me:
        """Read who you are.

        Returns the organization of the token, whose it is, and what it allows.
        """
        result: t.Me = self._transport.request("GET", "/v1/me").json()
        return result

    def create_credential(self, body: t.NewCredential) -> t.CredentialWithSecret:
        """Create a credential.

        Creates a client with no more rights than it needs: `access` limits what it does, `retailer`
        and `tag` the listings that it sees. Only this answer has the secret. Unknown fields are
        refused.
        """
        result: t.CredentialWithSecret = self._transport.request(
            "POST",
            "/v1/credentials",
            body=body,
        ).json()
        return result

    def list_credentials(self) -> t.CredentialList:
        """List credentials.

        Returns all credentials of your organization without their secrets, the oldest first.
        """
        result: t.CredentialList = self._transport.request("GET", "/v1/credentials").json()
        return result

    def rotate_credential_secret(
        self,
        client_id: str,
        body: Optional[t.CredentialRotation] = None,
    ) -> t.CredentialWithSecret:
        """Replace the secret of a credential.

        Both secrets work for `overlap_hours`. The body is optional. Only this answer has the new
        secret.
        """
        result: t.CredentialWithSecret = self._transport.request(
            "POST",
            f"/v1/credentials/{segment(client_id)}/rotate-secret",
            body=body,
        ).json()
        return result

    def disable_credential(self, client_id: str) -> None:
        """Disable a credential.

        Its tokens end within 30 seconds. It stays in the list.
        """
        self._transport.request("DELETE", f"/v1/credentials/{segment(client_id)}").send()


class Health(Resource):
    """For operators, without a token."""

    def is_live(self) -> t.Liveness:
        """Whether the process answers.

        For supervisors that restart it.
        """
        result: t.Liveness = self._transport.request("GET", "/health/live", is_public=True).json()
        return result

    def is_ready(self) -> t.Readiness:
        """Whether the process is ready.

        For load balancers. Checks database, queue, storage and models, and the free space of their
        disks.
        """
        result: t.Readiness = self._transport.request("GET", "/health/ready", is_public=True).json()
        return result


class Operations:
    """The groups of operations."""

    def __init__(self, transport: Transport) -> None:
        self.listings_by_id = ListingsById(transport)
        self.listings_by_gtin = ListingsByGTIN(transport)
        self.listings_by_asin = ListingsByASIN(transport)
        self.listings = Listings(transport)
        self.families = Families(transport)
        self.drafts = Drafts(transport)
        self.images = Images(transport)
        self.spark = Spark(transport)
        self.bulk_changes = BulkChanges(transport)
        self.work = Work(transport)
        self.imports = Imports(transport)
        self.audit = Audit(transport)
        self.corrections = Corrections(transport)
        self.facts = Facts(transport)
        self.acceptance = Acceptance(transport)
        self.rubrics = Rubrics(transport)
        self.teaching = Teaching(transport)
        self.shares = Shares(transport)
        self.events = Events(transport)
        self.goals = Goals(transport)
        self.live_checks = LiveChecks(transport)
        self.outcomes = Outcomes(transport)
        self.shops = Shops(transport)
        self.rivals = Rivals(transport)
        self.views = Views(transport)
        self.webhooks = Webhooks(transport)
        self.categories = Categories(transport)
        self.retailers = Retailers(transport)
        self.access = Access(transport)
        self.health = Health(transport)
