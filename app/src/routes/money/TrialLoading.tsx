import { Card } from '@portal/ui/components/Card';
import { Inline, Stack } from '@portal/ui/components/layout';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { VisuallyHidden } from '@portal/ui/components/VisuallyHidden';

/** As high as the card of the trial. */
export function TrialLoading() {
  return (
    <Card>
      <div role="status">
        <VisuallyHidden>Loading the free trial</VisuallyHidden>
        <Skeleton shape="block" width={224} height={44} />
      </div>
      <Stack space="small">
        {[64, 136, 96, 152].map((width) => (
          <Inline key={width} justify="between">
            <Skeleton shape="text" width={96} />
            <Skeleton shape="text" width={width} />
          </Inline>
        ))}
      </Stack>
      <Inline justify="end">
        <Skeleton shape="block" width={120} height={40} />
      </Inline>
    </Card>
  );
}
