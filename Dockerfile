# The game room as a container: the browser client is built first, then the package is installed with what it needs.

FROM node:22-slim AS client
WORKDIR /room
COPY web web
COPY scripts scripts
COPY src src
RUN sh scripts/web.sh build

FROM python:3.12-slim
ENV PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
WORKDIR /room
COPY requirements requirements
RUN pip install --no-cache-dir --require-hashes -r requirements/cluster.txt -r requirements/build.txt
COPY pyproject.toml README.md LICENSE NOTICE ./
COPY src src
COPY --from=client /room/src/miskatonic/server/static src/miskatonic/server/static
RUN pip install --no-cache-dir --no-deps --no-build-isolation .
RUN useradd --create-home room
USER room
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s --retries=3 \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/ready', timeout=2)"]
CMD ["miskatonic", "serve", "--host", "0.0.0.0", "--port", "8000"]
