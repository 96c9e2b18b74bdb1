// Reports a view to the portal once the page is visible; see docs/directory-site.md.
const { report } = document.querySelector('script[data-report]').dataset;
const send = () => navigator.sendBeacon(report);
if (document.visibilityState === 'visible') send();
else document.addEventListener('visibilitychange', send, { once: true });
