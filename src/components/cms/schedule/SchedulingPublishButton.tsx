'use client';

import { ConfigProvider, PublishButton, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useMemo } from 'react';
import { ownTimeZone } from '@/domain/accounts/timeZones';

/** Payload's own, whose drawer for scheduling begins with what is likely to be meant. */
export function SchedulingPublishButton() {
  useUnpublishedVersions();
  return (
    <ConfigProvider config={useConfigInOwnZone()}>
      <PublishButton />
    </ConfigProvider>
  );
}

/**
 * Payload counts the versions that readers haven't seen of public posts only, and proposes to unpublish where there are none:
 * of a post that isn't public, they have seen none.
 */
function useUnpublishedVersions(): void {
  const { hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount, versionCount } =
    useDocumentInfo();
  useEffect(() => {
    if (!hasPublishedDoc && unpublishedVersionCount === 0) setUnpublishedVersionCount(versionCount);
  }, [hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount, versionCount]);
}

/** The panel writes moments by its reader's clock, so that is what they are set by, too, unless they choose another one. */
function useConfigInOwnZone() {
  const { config } = useConfig();
  return useMemo(() => {
    const zone = ownTimeZone();
    const { supportedTimezones } = config.admin.timezones;
    const isListed = supportedTimezones.some(({ value }) => value === zone);
    const timezones = {
      defaultTimezone: zone,
      supportedTimezones: isListed
        ? supportedTimezones
        : [{ label: zone, value: zone }, ...supportedTimezones],
    };
    return { ...config, admin: { ...config.admin, timezones } };
  }, [config]);
}
