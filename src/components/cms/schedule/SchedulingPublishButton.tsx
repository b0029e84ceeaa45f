'use client';

import { ConfigProvider, PublishButton, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useMemo } from 'react';
import { ownTimeZone } from '@/domain/accounts/timeZones';

/** Payload's publish button, with likely defaults in its schedule drawer. */
export function SchedulingPublishButton() {
  useUnpublishedVersions();
  return (
    <ConfigProvider config={useConfigInOwnZone()}>
      <PublishButton />
    </ConfigProvider>
  );
}

/**
 * Payload counts unpublished versions only for published posts and suggests unpublishing if there are none. A post that
 * isn't public has only unpublished versions.
 */
function useUnpublishedVersions(): void {
  const { hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount, versionCount } =
    useDocumentInfo();
  useEffect(() => {
    if (!hasPublishedDoc && unpublishedVersionCount === 0) setUnpublishedVersionCount(versionCount);
  }, [hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount, versionCount]);
}

/** The panel displays times in the user's time zone, so scheduling defaults to that zone too. */
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
